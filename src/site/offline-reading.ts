/** Written into the bundle by the build (`define` in `astro.config.mjs`): `SERVICE_WORKER` of the environment. */
declare const __SERVICE_WORKER__: string;

/** Whether there is a service worker by which what is kept can be read; else one that takes itself away. */
export const isReadOffline = __SERVICE_WORKER__ === 'on';
