/** All that ends a line: CR LF, CR, vertical tab, form feed, NEL, and Unicode's line and paragraph separators. */
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * What no text may carry into a page: controls but tab and line feed, lone surrogates, noncharacters, the byte order
 * mark, and every control that opens or closes a direction (embeddings, overrides, isolates, and their deprecated
 * kin). These directions are taken out and not balanced: texts are cut and joined further on, where half a pair would
 * turn the words of its neighbours; in HTML `dir` says the same. The marks that turn nothing but themselves stay
 * (LRM, RLM, ALM), and so do the joiners that Arabic and emoji are written with.
 */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text from outside as it may stand in a page, a feed or a file: well-formed, its lines ended by `\n`. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(forbidden, '');
}
