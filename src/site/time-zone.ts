/** IANA name of the festival's time zone. In a file of its own, since pages need nothing else of `festival.ts`. */
export const timeZone = 'Africa/Tunis';
