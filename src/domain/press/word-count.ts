/**
 * Words of a text as word processors count them: what stands between spaces, unless it is punctuation alone. The spaces
 * within a number (`70 000`) and before French punctuation part no words.
 */
export function countWords(text: string): number {
  return text
    .replace(/(?<=\d)\s(?=\d{3}\b)/gu, '')
    .split(/\s+/u)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** The sentences of some sanitised HTML's paragraphs, as plain text; titles, lists and quotations are left out. */
export function sentencesOf(html: string, lang: string, toText: (html: string) => string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  const body = html.replace(/<blockquote\b.*?<\/blockquote>/gs, '');
  const paragraphs = Array.from(body.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs), ([, text = '']) => toText(text));
  return paragraphs.flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim()));
}
