/** Tunis has kept +01:00 all year since 2009, so every date of the demo wears this offset. */
const TUNIS_OFFSET = '+01:00';

/** `2024-10-12 18:30` as an ISO 8601 date-time of Tunis. */
export function tunis(when: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(when) ?? [];
  if (day === undefined || time === undefined) {
    throw new Error(`“${when}” is not a time of the demo: write it as 2024-10-12 18:30.`);
  }
  return `${day}T${time}:00${TUNIS_OFFSET}`;
}

/** The end of an event: a full time, or only an hour when it ends on the day it starts. */
export function tunisEnd(from: string, to: string): string {
  return tunis(to.includes(' ') ? to : `${from.slice(0, 10)} ${to}`);
}
