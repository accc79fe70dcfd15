import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { langs } from '../../../src/domain/model/languages.ts';
import { filesBelow } from '../../files/files-below.ts';

/** Beginning of a start tag: one for each element, since text contains no raw `<`. */
const START_TAG = /<[a-z]/gi;
const CODE = /(<(?:script|style)[^>]*>)[^]*?(?=<\/(?:script|style)>)/gi;
/** Data files that the scripts of pages read; others are for programs that request a whole edition. */
const FOR_PAGES = /^data\/(?:events|map|near|plan|search|search-texts)\//;

/** Returns the number of elements of a page, and its bytes, plain and compressed. */
export const weightOf = (html: string) => ({
  elements: html.replace(CODE, '$1').match(START_TAG)?.length ?? 0,
  page: Buffer.byteLength(html),
  pageSent: gzipSync(html).length,
});

/**
 * Returns the number of pages of a site in all languages, and the highest figures of any page and of any data file that
 * scripts read. Sizes are in bytes; “sent” ones are compressed. Redirects, a few lines each, are not counted.
 */
export function heaviestOf(dist: string) {
  const most = { pages: 0, elements: 0, page: 0, pageSent: 0, data: 0, dataSent: 0 };
  const raise = (weights: Partial<typeof most>): void => {
    for (const [name, value] of Object.entries(weights) as [keyof typeof most, number][])
      most[name] = Math.max(most[name], value);
  };
  for (const path of filesBelow(dist)) {
    if (path.endsWith('.html') && langs.some((lang) => path.startsWith(`${lang}/`))) {
      most.pages += 1;
      raise(weightOf(readFileSync(join(dist, path), 'utf8')));
    } else if (FOR_PAGES.test(path) && path.endsWith('.json')) {
      const file = readFileSync(join(dist, path));
      raise({ data: file.length, dataSent: gzipSync(file).length });
    }
  }
  return most;
}
