import { cleanText } from './clean-text.ts';

/** A piece of HTML: a tag, a comment, white space, an entity, or a run of text without any of these. */
interface HtmlPiece {
  kind: 'open' | 'close' | 'void' | 'comment' | 'space' | 'entity' | 'text';
  /** Tag name in lower case, or the text, an entity decoded. */
  value: string;
  /** Where the piece ends in the HTML. */
  end: number;
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const namedEntities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

// An unclosed tag or comment takes the rest, as in a browser: to search for its end at each "<" would be quadratic.
const comment = String.raw`<!--[^]*?(?:-->|$)`;
const tag = String.raw`<(?<slash>\/?)(?<tag>[a-z][^\s/>]*(?![^\s/>]))(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)`;
const entity = String.raw`&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>[a-z][a-z0-9]*));`;
// A stray < or & is text, as in a browser.
const text = String.raw`\s+|[^<&\s]+|[<&]`;
const pieces = new RegExp(`${comment}|${tag}|${entity}|${text}`, 'giu');

function decoded(source: string, { hex, decimal, name }: Record<string, string | undefined>): string {
  if (name) return namedEntities.get(name.toLowerCase()) ?? source;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function kindOfTag(name: string, isClosing: boolean): HtmlPiece['kind'] {
  if (voidTags.has(name)) return 'void';
  return isClosing ? 'close' : 'open';
}

/** Splits sanitised HTML into pieces, in order and without loss: each begins where the previous one ends. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  for (const match of html.matchAll(pieces)) {
    const [source] = match;
    const end = match.index + source.length;
    const groups: Record<string, string | undefined> = match.groups ?? {};
    const name = groups['tag']?.toLowerCase();
    if (name) yield { kind: kindOfTag(name, groups['slash'] === '/'), value: name, end };
    else if (source.startsWith('<!--')) yield { kind: 'comment', value: '', end };
    else {
      const isEntity = groups['hex'] ?? groups['decimal'] ?? groups['name'];
      const value = isEntity ? decoded(source, groups) : source;
      const kind = isEntity ? 'entity' : 'text';
      yield { kind: /\s/.test(value) ? 'space' : kind, value, end };
    }
  }
}

/** The piece is text, including white space. */
export function isReadable({ kind }: HtmlPiece): boolean {
  return kind === 'text' || kind === 'entity' || kind === 'space';
}

/** No word continues across this piece: it is white space, or the tag of a block, a line break or a picture. */
export function separatesWords(piece: HtmlPiece): boolean {
  if (isReadable(piece)) return piece.kind === 'space';
  return piece.kind !== 'comment' && !inlineTags.has(piece.value);
}

/** The text of sanitised HTML on one line, for descriptions and metadata. */
export function htmlToText(html: string): string {
  let result = '';
  for (const piece of htmlPieces(html)) {
    if (isReadable(piece)) result += piece.value;
    else if (separatesWords(piece)) result += ' ';
  }
  // Non-breaking spaces stay: French punctuation needs them. Characters written as entities are cleaned here.
  return cleanText(result)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

const word = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Punctuation that belongs to the word before it although a space separates them. */
const closingMarks = /^[!?»”)\].,;:…]+$/u;
/** Punctuation that would look wrong before "…". */
const danglingMarks = /[.,;:…([«“‘]+$/u;

/**
 * The first words of sanitised HTML, followed by "…" if any are left out (**Eighty words**). The result is well-formed:
 * tags are closed, entities stay whole, no empty element remains. Punctuation alone does not count as a word and stays
 * with the word before it.
 */
export function truncateHtml(html: string, words = 80): string {
  const open: string[] = [];
  let count = 0;
  let isInWord = false;
  // Where the text may be cut: after the last word that is kept, with the tags that are open there.
  let cut = { end: 0, open: [] as string[] };

  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'open') open.push(piece.value);
    else if (piece.kind === 'close') open.pop();

    if (separatesWords(piece)) isInWord = false;
    if (piece.kind !== 'text' && piece.kind !== 'entity') continue;
    if (!isInWord && word.test(piece.value)) {
      isInWord = true;
      count += 1;
      if (count > words) return `${html.slice(0, cut.end)}…${closingTags(cut.open)}`;
    }
    if (!isInWord && !closingMarks.test(piece.value)) continue;
    const dangling = danglingMarks.exec(piece.value)?.[0].length ?? 0;
    if (dangling === piece.value.length) continue;
    // An entity is longer in the HTML than the character it stands for, so trailing punctuation cannot shorten it.
    cut = { end: piece.kind === 'entity' ? piece.end : piece.end - dangling, open: [...open] };
  }
  return html;
}

function closingTags(open: readonly string[]): string {
  return open
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
}
