import type { toPublicEnvironment } from './publication.ts';

type PublicEnvironment = ReturnType<typeof toPublicEnvironment>;

declare const __PUBLIC_ENVIRONMENT__: PublicEnvironment;

/** The environment for browsers, written into the bundle by the build (`define` in `astro.config.mjs`). */
export const publicEnvironment: PublicEnvironment = __PUBLIC_ENVIRONMENT__;
