const TUNIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Tunis',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Tunis wall time at an instant: `yyyy-MM-ddTHH:mm:ss`. */
export function tunisTime(instant: Date): string {
  const part = Object.fromEntries(TUNIS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

/**
 * Tunis wall time of an ISO 8601 date-time; one without an offset is Tunis wall time already (**Festival time**).
 * @throws Error for anything else.
 */
export function readTunisTime(value: string): string {
  const match = DATE_TIME.exec(value);
  const instant = new Date(match?.[1] === undefined ? `${value}Z` : value);
  if (!match || Number.isNaN(instant.getTime())) throw new Error(`“${value}” is not an ISO 8601 date-time.`);
  return match[1] === undefined ? instant.toISOString().slice(0, 19) : tunisTime(instant);
}

/** The first moment after a `yyyy-MM-dd`, as wall time. */
export function endOfDay(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 19);
}
