import type { Instant } from '../domain/model/common.ts';

/** What travels to the browser. Nothing here is secret. */
export interface PublicEnvironment {
  apiUrl: string;
  apiKey: string;
  apiKeyHeader: string;
  siteName: string;
  siteSlug: string;
  /** Instant that pins "now", or null. */
  now: Instant | null;
  tileUrl: string;
  tileAttribution: string;
  matomoUrl: string | null;
  matomoSiteId: number;
  /** Events that are open to all, without ticket or registration. */
  selfGuidedEventIds: readonly number[];
}

declare const __PUBLIC_ENVIRONMENT__: PublicEnvironment;

/** Written into the bundle by the build (`define` in `astro.config.mjs`). */
export const publicEnvironment: PublicEnvironment = __PUBLIC_ENVIRONMENT__;
