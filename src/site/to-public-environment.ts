import type { Environment } from './environment.ts';
import { meaningfulIds } from './meaningful-ids.ts';
import { isThisMachine } from './publication.ts';
import type { PublicEnvironment } from './public-environment.ts';

/**
 * Origin at which browsers ask for the back end. A festival's folder has none once it is published: its calls end at the
 * site itself, where they fail, rather than on the visitor's own machine.
 */
export const browserApiUrl = ({ API_URL, SITE_URL, FESTIVAL }: Environment): string =>
  FESTIVAL !== undefined && !isThisMachine(SITE_URL) ? SITE_URL : API_URL;

/** The part of the environment that is sent to browsers. */
export function toPublicEnvironment(environment: Environment): PublicEnvironment {
  return {
    apiUrl: browserApiUrl(environment),
    apiKey: environment.API_KEY,
    apiKeyHeader: environment.API_KEY_HEADER,
    siteName: environment.SITE_NAME,
    siteSlug: environment.SITE_SLUG,
    tileUrl: environment.TILE_URL,
    tileAttribution: environment.TILE_ATTRIBUTION,
    matomoUrl: environment.MATOMO_URL ?? null,
    matomoSiteId: environment.MATOMO_SITE_ID,
    selfGuidedEventIds: meaningfulIds(environment.SITE_SLUG).selfGuidedEventIds,
  };
}
