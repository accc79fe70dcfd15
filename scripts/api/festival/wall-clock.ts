const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

export type WallClock = ReturnType<typeof wallClockIn>;

/** The clocks of the festival. Wall time is `yyyy-MM-ddTHH:mm:ss`. @param timeZone IANA name. */
export function wallClockIn(timeZone: string) {
  // Swedish is written as ISO 8601, but for a space.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  /** Wall time at an instant. */
  const at = (instant: Date): string => format.format(instant).replace(' ', 'T');
  /**
   * Wall time of an ISO 8601 date-time; one without an offset is wall time already (**Festival time**).
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

/** The first moment after a `yyyy-MM-dd`, as wall time. */
export function endOfDay(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 19);
}
