import { cleanText } from './clean-text.ts';

/** A piece of HTML: a tag, a comment, white space, an entity, or a run of text without any of these. */
export interface HtmlPiece {
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

// What has no end takes the rest, as in a browser; to look for its end again from each "<" would take the square of it.
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
      yield { kind: /^\s/.test(value) ? 'space' : kind, value, end };
    }
  }
}

/** The piece is text, including white space. */
function isReadable({ kind }: HtmlPiece): boolean {
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
