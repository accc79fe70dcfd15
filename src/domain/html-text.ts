/** A piece of HTML: a tag, a comment, an entity or one character of text, with where it ends in the source. */
export interface HtmlPiece {
  kind: 'open' | 'close' | 'void' | 'comment' | 'text';
  /** Tag name in lower case, or the text with its entity decoded. */
  value: string;
  end: number;
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const piece =
  /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>|&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));|[\s\S]/giuy;

function decoded(source: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? source;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}

/** Takes sanitised HTML apart, in order. Concatenated sources give the HTML again. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  for (const match of html.matchAll(piece)) {
    const [source, slash, tag, selfClosing, hex, decimal, name] = match;
    const end = match.index + source.length;
    if (tag) {
      const value = tag.toLowerCase();
      const isVoid = voidTags.has(value) || selfClosing === '/';
      yield { kind: slash ? 'close' : isVoid ? 'void' : 'open', value, end };
    } else if (source.startsWith('<!--')) yield { kind: 'comment', value: '', end };
    else if (hex || decimal || name) yield { kind: 'text', value: decoded(source, hex, decimal, name), end };
    else yield { kind: 'text', value: source, end };
  }
}

/** Words do not run on across this piece: it is a tag that starts or ends a block, a line break or a picture. */
export function partsWords({ kind, value }: HtmlPiece): boolean {
  return kind === 'text' ? /\s/.test(value) : kind !== 'comment' && !inlineTags.has(value);
}

/** What sanitised HTML says, as plain text in one line: for descriptions and metadata. */
export function textOf(html: string): string {
  let text = '';
  for (const one of htmlPieces(html)) {
    if (partsWords(one)) text += one.value === '\u00a0' ? '\u00a0' : ' ';
    else if (one.kind === 'text') text += one.value;
  }
  return text.replace(/[ \t\r\n\f]+/g, ' ').trim();
}
