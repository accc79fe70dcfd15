import { closeSync, openSync, readSync } from 'node:fs';
import { pageFile } from '../site-tree.ts';

export type Card = ReturnType<typeof cardOf>;

/** Tags that the layout writes into the head. Values from data contain no raw quote, so none is mistaken for a tag. */
const DESCRIBING =
  /<(?:meta (?:name="(?:description|twitter:[^"]*)"|property="og:(?!url")[^"]*")|link rel="alternate" hreflang="[^"]*")(?: [a-z-]+="[^"]*")*\s*\/?>/g;
const TITLE = /<title>([^<]*)<\/title>/;
const PRIVATE = '<meta name="robots" content="noindex"';

/** Room for the head of a page. All pages use it: a buffer for each of 32,000 pages takes 45 MB before it is freed. */
const beginning = Buffer.alloc(256 * 1024);

/**
 * Reads the card of a page of the built site as the layout writes it (`src/shell/PageHead.astro`).
 * @param path of the page, with its language.
 * @throws Error when the page is not there.
 */
export function cardOf(dist: string, path: string) {
  const head = headOf(pageFile(dist, path));
  const isPrivate = head.includes(PRIVATE);
  return {
    /** Markup within `<title>`. */
    title: TITLE.exec(head)?.[1] ?? '',
    /** Markup of the tags that describe the page: description, link preview, languages. */
    tags: isPrivate ? '' : (head.match(DESCRIBING) ?? []).join('\n'),
    isPrivate,
  };
}

function headOf(file: string): string {
  const page = openSync(file, 'r');
  try {
    const read = beginning.subarray(0, readSync(page, beginning));
    return read.toString('utf8', 0, read.indexOf('<body'));
  } finally {
    closeSync(page);
  }
}
