import type { Environment } from './environment.ts';
import { meaningfulIds } from './meaningful-ids.ts';
import type { PublicEnvironment } from './public-environment.ts';

/** The part of the environment that is sent to browsers. */
export function toPublicEnvironment(environment: Environment): PublicEnvironment {
  return {
    apiUrl: environment.API_URL,
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
