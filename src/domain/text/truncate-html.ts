import { htmlPieces, separatesWords } from './html-text.ts';

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
    else if (piece.kind === 'close') closeTag(open, piece.value);

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

function closeTag(open: string[], tag: string): void {
  const index = open.lastIndexOf(tag);
  if (index !== -1) open.splice(index);
}

function closingTags(open: readonly string[]): string {
  return open
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
}
