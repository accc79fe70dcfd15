const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

export type WallClock = ReturnType<typeof wallClockIn>;

/** Returns a clock of the festival's time zone. Wall time is `yyyy-MM-ddTHH:mm:ss`. @param timeZone IANA name. */
export function wallClockIn(timeZone: string) {
  // The Swedish format is ISO 8601, except for a space in place of the `T`.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const at = (instant: Date): string => format.format(instant).replace(' ', 'T');
  /**
   * Returns the wall time of an ISO 8601 date-time. Without an offset it is already wall time (**Festival time**).
   * @throws Error for anything else.
   */
  const read = (value: string): string => {
    const match = DATE_TIME.exec(value);
    const instant = new Date(match?.[1] === undefined ? `${value}Z` : value);
    if (!match || Number.isNaN(instant.getTime()))
      throw new Error(`“${value}” is not an ISO 8601 date-time.`);
    return match[1] === undefined ? instant.toISOString().slice(0, 19) : at(instant);
  };
  return { at, read };
}

/** Returns the first moment after a day (`yyyy-MM-dd`), as wall time. */
export function endOfDay(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 19);
}
