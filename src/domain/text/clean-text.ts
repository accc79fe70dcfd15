/** Line ends: CR LF, CR, vertical tab, form feed, NEL, and Unicode's line and paragraph separators. */
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * Characters that no text may carry into a page: controls other than tab and line feed, lone surrogates, noncharacters,
 * the byte order mark, and every directional control (embeddings, overrides, isolates, and their deprecated forms).
 * Directional controls are removed rather than balanced: texts are cut and joined later, and half a pair would reverse
 * its neighbours; in HTML, `dir` does their work. Directional marks (LRM, RLM, ALM) stay, and so do the joiners that
 * Arabic and emoji need.
 */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Makes a text from outside safe for a page, a feed or a file: well-formed, with `\n` as line end. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(forbidden, '');
}
