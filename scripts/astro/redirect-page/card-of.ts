/** Metadata from the head of a page, for pages that redirect to it. */
export interface Card {
  /** Markup within `<title>`. */
  title: string;
  /** Markup of the tags that describe the page: description, link preview, languages. */
  tags: string;
  /** It is kept out of search engines. */
  isPrivate: boolean;
}

/** Tags of the layout's own head. Values from elsewhere hold no raw quote, so that none of them can pass for a tag. */
const DESCRIBING =
  /<(?:meta (?:name="(?:description|twitter:[^"]*)"|property="og:(?!url")[^"]*")|link rel="alternate" hreflang="[^"]*")(?: [a-z-]+="[^"]*")*\s*\/?>/g;
const TITLE = /<title>([^<]*)<\/title>/;
const PRIVATE = '<meta name="robots" content="noindex"';

/** Reads the card of a page as the layout writes it (`src/shell/PageHead.astro`). */
export function cardOf(page: string): Card {
  const head = page.slice(0, page.indexOf('<body'));
  const isPrivate = head.includes(PRIVATE);
  return {
    title: TITLE.exec(head)?.[1] ?? '',
    tags: isPrivate ? '' : (head.match(DESCRIBING) ?? []).join('\n'),
    isPrivate,
  };
}
