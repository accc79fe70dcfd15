/** Letters set alike. */
export interface Run {
  text: string;
  italic: boolean;
}

export type Paragraph = readonly Run[];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00A0',
};

/** What the embedded faces lack, by what stands in for it. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\u202F/gu, '\u00A0'],
  [/′/gu, '’'],
  [/ᵉ/gu, 'e'],
  [/₂/gu, '2'],
  [/\s*\p{Extended_Pictographic}\uFE0F?/gu, ''],
];

/** Text as the embedded faces can set it. */
export const settable = (text: string): string =>
  STAND_INS.reduce((set, [lacking, standIn]) => set.replace(lacking, standIn), text);

const decoded = (text: string): string =>
  settable(text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)).replace(
    /[ \n]+/g,
    ' ',
  );

/** The paragraphs of a piece of HTML: blocks become paragraphs, emphasis stays, tables and other markup go. */
export function paragraphs(html: string | null): Paragraph[] {
  return (html ?? '')
    .replace(/<table[\s\S]*?<\/table>/g, '')
    .split(/<\/?(?:p|li|ul|ol|blockquote|h\d|br)\b[^>]*>/)
    .map(runs)
    .filter((paragraph) => paragraph.length > 0);
}

function runs(html: string): Run[] {
  let italic = false;
  const found: Run[] = [];
  for (const part of html.split(/(<[^>]+>)/)) {
    if (/^<\/?(?:em|i|cite)\b/.test(part)) italic = !part.startsWith('</');
    else if (!part.startsWith('<') && part !== '') found.push({ text: decoded(part), italic });
  }
  return found
    .map((run) => run.text)
    .join('')
    .trim() === ''
    ? []
    : found;
}

/** The same without emphasis. */
export const plain = (paragraph: Paragraph): string =>
  paragraph
    .map((run) => run.text)
    .join('')
    .trim();
