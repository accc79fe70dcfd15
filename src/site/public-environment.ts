import type { Environment } from './environment.ts';

/** What travels to the browser. Nothing here is secret. */
export interface PublicEnvironment {
  apiUrl: string;
  apiKey: string;
  apiKeyHeader: string;
  siteName: string;
  /** ISO date-time pinning "now", or null. */
  now: string | null;
  tileUrl: string;
  tileAttribution: string;
  matomoUrl: string | null;
  matomoSiteId: number;
}

/** The part of the environment that islands may know. */
export function publicPart(environment: Environment): PublicEnvironment {
  return {
    apiUrl: environment.API_URL,
    apiKey: environment.API_KEY,
    apiKeyHeader: environment.API_KEY_HEADER,
    siteName: environment.SITE_NAME,
    now: environment.NOW ?? null,
    tileUrl: environment.TILE_URL,
    tileAttribution: environment.TILE_ATTRIBUTION,
    matomoUrl: environment.MATOMO_URL ?? null,
    matomoSiteId: environment.MATOMO_SITE_ID,
  };
}

declare const __PUBLIC_ENVIRONMENT__: PublicEnvironment;

/** Written into the bundle by the build (`define` in `astro.config.mjs`). */
export const publicEnvironment: PublicEnvironment = __PUBLIC_ENVIRONMENT__;
