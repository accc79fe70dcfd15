/** From when to when something is on or open, in milliseconds since 1970. Its end is its start where no end is known. */
export interface Span {
  opens: number;
  closes: number;
}

/** When an event can be attended, as instants: browsers compare them with the visitor's now, and need no time zone. */
export interface Happening {
  /** `dated` has an hour; `open` can be visited within opening hours; of `unknown` only the days are known. */
  kind: 'dated' | 'open' | 'unknown';
  /** In order, without overlap. */
  spans: readonly Span[];
  /** Its first day begins. */
  begins: number;
  over: number;
  /** From when its last days count; null for what does not run for long. */
  lastDays: number | null;
  /** The opening of an exhibition in the evening. */
  vernissage: number | null;
}
