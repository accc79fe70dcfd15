import type { Lang, TextLang } from '../model/languages.ts';
import { wordsOfDay } from '../time/format-dates.ts';
import { htmlPieces, isReadable, separatesWords } from './html-text.ts';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';
/** Any kind of space within a line. */
const SPACE = `[ ${NBSP}${NARROW_NBSP}]`;
/** Stands for a tag within a paragraph. Texts are cleaned of such characters. */
const TAG = '\ufdd0';
const UNITS = 'k?m[²³]?|[cm]m|kg|[kMG]o|[kMG]B|h|min|€|DT|TND|dinars?|[ap]\\.?m';
const QUOTED = /(?<![\p{L}\p{N}])"([^"]+)"(?![\p{L}\p{N}])/gu;

type Rule = readonly [RegExp, string | ((found: string) => string)];

const monthsIn = (lang: Lang): string =>
  Array.from(
    { length: 12 },
    (_, month) => wordsOfDay(`2024-${String(month + 1).padStart(2, '0')}-01`, lang).month,
  ).join('|');

/** Rules of all languages: plain ordinals, curly primes and apostrophes, no break in a number or before its unit. */
const inEveryLanguage: Rule[] = [
  // Few fonts have raised letters and primes: "1ᵉʳ" becomes "1er", and "14′" becomes "14’".
  [/(?<=[\dIVXLC])ᵉʳ?/g, (found) => (found === 'ᵉ' ? 'e' : 'er')],
  [/′/g, '’'],
  [/″/g, '”'],
  [/(?<=\p{L}\ufdd0*)'(?=\ufdd0*[\p{L}\p{N}«“])/gu, '’'],
  // After an opening quote, an apostrophe at the end of a word may be the closing one: the rest of the text is kept.
  [/(?<=\p{L}\ufdd0*)'|(?<!\p{L}\ufdd0*)'.+/gsu, (found) => (found === "'" ? '’' : found)],
  [/(?<![\p{L}\p{N}.,+]|\d )\d{1,3}(?: \d{3})+(?! ?\d)/gu, (found) => found.replaceAll(' ', NARROW_NBSP)],
  [new RegExp(`(?<=[\\d}])${SPACE}(?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'), NBSP],
  [new RegExp(`(?<=\\d${SPACE}h)${SPACE}(?=\\d\\d(?!\\d))`, 'gu'), NBSP],
];

/** Rules by language. Texts in other languages are not changed. */
const rules: Readonly<Partial<Record<TextLang, Rule[]>>> = {
  fr: [
    ...inEveryLanguage,
    [QUOTED, `«${NBSP}$1${NBSP}»`],
    [new RegExp(`${SPACE}(?=[:»])|(?<=«)${SPACE}`, 'gu'), NBSP],
    [new RegExp(`${SPACE}(?=[;!?%])`, 'gu'), NARROW_NBSP],
    [new RegExp(`(?<=(?<!\\d)(?:1er|\\d\\d?)) (?=(?:${monthsIn('fr')})(?!\\p{L}))`, 'gu'), NBSP],
  ],
  en: [
    ...inEveryLanguage,
    [QUOTED, '“$1”'],
    [new RegExp(`(?<=(?<!\\d)\\d\\d?) (?=(?:${monthsIn('en')})(?!\\p{L}))`, 'gu'), NBSP],
    [new RegExp(`(?<=(?<!\\p{L})(?:${monthsIn('en')})) (?=\\d\\d?(?!\\d))`, 'gu'), NBSP],
  ],
};

/**
 * Typesets a text by the rules of its language (**Typography**): non-breaking spaces, curly quotes, plain ordinals. A
 * text that is already typeset is not changed.
 */
export function typeset(text: string, lang: TextLang): string {
  // `replace` accepts either type of `by`, but has no overload for their union.
  return (rules[lang] ?? []).reduce((set, [pattern, by]) => set.replace(pattern, by as string), text);
}

/** Typesets the text of sanitised HTML, each block by itself. */
export function typesetHtml(html: string, lang: TextLang): string {
  let result = '';
  let run = '';
  let start = 0;
  let tags: string[] = [];
  const flush = (): void => {
    const texts = typeset(run, lang).split(TAG);
    result += texts.map((text, at) => text + (tags[at] ?? '')).join('');
    run = '';
    tags = [];
  };
  for (const piece of htmlPieces(html)) {
    const source = html.slice(start, piece.end);
    start = piece.end;
    if (isReadable(piece)) run += source;
    else if (separatesWords(piece)) {
      flush();
      result += source;
    } else {
      tags.push(source);
      run += TAG;
    }
  }
  flush();
  return result;
}
