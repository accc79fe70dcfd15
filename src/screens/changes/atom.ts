import type { Instant, Lang } from '../../domain/model/common.ts';

/** An entry of a feed. Addresses are absolute. */
export interface AtomEntry {
  /** Never changes and never means anything else. */
  id: string;
  title: string;
  updated: Instant;
  link: string;
  summary: string | null;
}

export interface AtomFeed {
  lang: Lang;
  title: string;
  author: string;
  /** Address of the feed itself, its id too. */
  self: string;
  /** Address of the page it follows. */
  page: string;
  updated: Instant;
  entries: readonly AtomEntry[];
}

/** A feed as Atom (RFC 4287). Every text is plain: markup in it is shown, not heeded. */
export function atomFeed({ lang, title, author, self, page, updated, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${escaped(self)}</id>
  <title>${escaped(title)}</title>
  <updated>${updated}</updated>
  <author><name>${escaped(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(page)}"/>
${entries.map(entryOf).join('')}</feed>
`;
}

function entryOf({ id, title, updated, link, summary }: AtomEntry): string {
  return `  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="${escaped(link)}"/>
${summary === null ? '' : `    <summary>${escaped(summary)}</summary>\n`}  </entry>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an element or attribute; characters that XML 1.0 has no way to write are left out. */
function escaped(text: string): string {
  const writable = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return writable.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
