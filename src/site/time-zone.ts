/** IANA name of the zone whose clocks the festival goes by. On its own, since pages need no more of `festival.ts`. */
export const timeZone = 'Africa/Tunis';
