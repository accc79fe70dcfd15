import { DEVELOPMENT_KEY, type Environment } from './environment.ts';
import { meaningfulIds } from './festival.ts';

/**
 * Returns why a built site would work on this machine only, one line for each variable: its value, and what to set it
 * to. Empty for a site that may be published.
 */
export function publicationProblems({
  SITE_URL,
  API_URL,
  API_KEY,
  usesEmbeddedApi,
  FESTIVAL,
}: Pick<Environment, 'SITE_URL' | 'API_URL' | 'API_KEY' | 'usesEmbeddedApi' | 'FESTIVAL'>): string[] {
  const api = usesEmbeddedApi
    ? `API_URL is not set, so that browsers would ask ${API_URL}: set it to the origin of the back end`
    : `API_URL is ${API_URL}, this machine: set it to the origin of the back end`;
  return [
    ...(isThisMachine(SITE_URL)
      ? [`SITE_URL is ${SITE_URL}, this machine: set it to the site's own origin, e.g. https://example.org`]
      : []),
    // A festival in a folder is published without a back end.
    ...(isThisMachine(API_URL) && FESTIVAL === undefined ? [api] : []),
    ...(API_KEY === DEVELOPMENT_KEY && FESTIVAL === undefined
      ? ['API_KEY is the key of development: set it to the application key of the back end']
      : []),
  ];
}

function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/** Whether visitors can register, sign in and send forms. A festival in a folder has no back end once published. */
export const hasBackEnd = ({ SITE_URL, FESTIVAL }: Pick<Environment, 'SITE_URL' | 'FESTIVAL'>): boolean =>
  FESTIVAL === undefined || isThisMachine(SITE_URL);

/**
 * Returns the origin at which browsers call the back end. If there is none, it is that of the site: calls from older
 * pages fail there, rather than reach the visitor's own machine.
 */
export const browserApiUrl = (environment: Environment): string =>
  hasBackEnd(environment) ? environment.API_URL : environment.SITE_URL;

/** The part of the environment that is sent to browsers. Nothing in it is secret. */
export function toPublicEnvironment(environment: Environment) {
  return {
    hasBackEnd: hasBackEnd(environment),
    apiUrl: browserApiUrl(environment),
    apiKey: environment.API_KEY,
    apiKeyHeader: environment.API_KEY_HEADER,
    siteName: environment.SITE_NAME,
    siteSlug: environment.SITE_SLUG,
    tileUrl: environment.TILE_URL,
    tileAttribution: environment.TILE_ATTRIBUTION,
    matomoUrl: environment.MATOMO_URL ?? null,
    matomoSiteId: environment.MATOMO_SITE_ID,
    /** See the rule **Self-guided routes**. */
    selfGuidedEventIds: meaningfulIds(environment.SITE_SLUG).selfGuidedEventIds,
  };
}
