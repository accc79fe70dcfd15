/** The part of the environment that is sent to browsers. Nothing in it is secret. */
export interface PublicEnvironment {
  apiUrl: string;
  apiKey: string;
  apiKeyHeader: string;
  siteName: string;
  siteSlug: string;
  tileUrl: string;
  tileAttribution: string;
  matomoUrl: string | null;
  matomoSiteId: number;
  /** See the rule **Self-guided routes**. */
  selfGuidedEventIds: readonly number[];
}

declare const __PUBLIC_ENVIRONMENT__: PublicEnvironment;

/** Written into the bundle by the build (`define` in `astro.config.mjs`). */
export const publicEnvironment: PublicEnvironment = __PUBLIC_ENVIRONMENT__;
