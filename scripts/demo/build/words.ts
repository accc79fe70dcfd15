/** French, English and, where there is one, Arabic. `null` says that this language is missing. */
export type Words = readonly [fr: string | null, en: string | null, ar?: string];

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

/** Non-breaking spaces where French typography wants them, so that no line begins with a lone « ? » or « : ». */
export function french(text: string): string {
  return text
    .replace(/ ([:»])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/ ([;!?%])/g, `${NARROW_NBSP}$1`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NARROW_NBSP}`)
    .replace(/(\d) h\b(?: (?=\d))?/g, (found, digit: string) =>
      found.endsWith(' ') ? `${digit}${NBSP}h${NBSP}` : `${digit}${NBSP}h`,
    );
}

/** Paragraphs parted by a blank line become `<p>`; a block that is already HTML (table, list, quotation) stays as it is. */
export function html(prose: string): string {
  return prose
    .trim()
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/[ \t\n]+/g, ' ').trim())
    .map((block) => (/^<(?:p|h[2-4]|ul|ol|dl|table|blockquote)\b/.test(block) ? block : `<p>${block}</p>`))
    .join('\n');
}

/** The French of `words` as a plain title, `null` when it is missing. */
export function frenchTitle(words: Words | undefined): string | null {
  const text = words?.[0] ?? null;
  return text === null ? null : french(text);
}

/** The English of `words` as a plain title, `null` when it is missing. */
export function englishTitle(words: Words | undefined): string | null {
  return words?.[1] ?? null;
}

/** The three languages of `words` as HTML, `null` where one is missing. */
export function htmlOf(words: Words | undefined): {
  fr: string | null;
  en: string | null;
  ar: string | null;
} {
  const [fr, en, ar] = words ?? [null, null];
  return {
    fr: fr === null ? null : french(html(fr)),
    en: en === null ? null : html(en),
    ar: ar === undefined ? null : html(ar),
  };
}
