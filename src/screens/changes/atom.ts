import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { Instant, Lang } from '../../domain/model/core.ts';
import { identity } from '../../site/identity.ts';
import type { TextLang } from '../../domain/model/languages.ts';

/** An entry of a feed. Addresses are absolute. */
export interface AtomEntry {
  /** Permanent and unique. */
  id: string;
  title: string;
  /** Language of the title, if it is not that of the feed. */
  titleLang?: TextLang | undefined;
  updated: Instant;
  link: string;
  summary: string | null;
}

export interface AtomFeed {
  lang: Lang;
  title: string;
  author: string;
  /** Permanent. */
  id: string;
  self: string;
  page: string;
  updated: Instant;
  entries: readonly AtomEntry[];
}

/** Returns the id of a feed: a tag URI (RFC 4151), which stays the same when the site moves to another address. */
export const feedId = (feed: 'changes' | 'coverage', lang: Lang): string =>
  `tag:${identity.slug},2026:${feed}/${lang}`;

/** Writes a feed as Atom (RFC 4287). Every text is plain text; markup in it is escaped. */
export function atomFeed({ lang, title, author, id, self, page, updated, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${escapeMarkup(id)}</id>
  <title>${escapeMarkup(title)}</title>
  <updated>${updated}</updated>
  <author><name>${escapeMarkup(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>
${entries.map(entryOf).join('')}</feed>
`;
}

function entryOf({ id, title, titleLang, updated, link, summary }: AtomEntry): string {
  return `  <entry>
    <id>${escapeMarkup(id)}</id>
    <title${titleLang ? ` xml:lang="${titleLang}"` : ''}>${escapeMarkup(title)}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="${escapeMarkup(link)}"/>
${summary === null ? '' : `    <summary>${escapeMarkup(summary)}</summary>\n`}  </entry>
`;
}
