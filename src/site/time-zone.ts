declare const __TIME_ZONE__: string | undefined;

export const DEMO_TIME_ZONE = 'Africa/Tunis';

/**
 * IANA name of the festival's time zone: the environment's `TIME_ZONE`, which the build writes into the browser's
 * scripts. It has a separate file, since pages need nothing else of `festival.ts`.
 */
export const timeZone =
  typeof __TIME_ZONE__ === 'string' ? __TIME_ZONE__ : process.env['TIME_ZONE']?.trim() || DEMO_TIME_ZONE;
