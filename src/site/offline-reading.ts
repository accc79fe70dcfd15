/** Written into the bundle by the build (`define` in `astro.config.mjs`): `SERVICE_WORKER` of the environment. */
declare const __SERVICE_WORKER__: string;

/** Whether the service worker makes kept pages readable offline; if not, the site's worker removes itself. */
export const isReadOffline = __SERVICE_WORKER__ === 'on';
