import type { Id } from '../model/common.ts';

/** File systems allow 255 bytes; the rest is left for suffixes. */
const MAX_BYTES = 200;
const FALLBACK = 'event';
// What a URL path must escape or would read as its own sign, what Windows refuses, and invisible direction marks.
const forbidden =
  /[\p{Cc}<>:"/\\|?*#%[\]{}^`\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}\u{fffd}]/gu;
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
const edges = /^[._]+|[._]+$/g;

const encoder = new TextEncoder();

function truncateToMaxBytes(text: string): string {
  let bytes = 0;
  let result = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > MAX_BYTES) break;
    result += character;
  }
  return result;
}

/**
 * The slug of a title (spec §2, DESIGN §4): whitespace runs to `_`, without what a URL path or a file name cannot hold,
 * at most 200 bytes. A name that Windows keeps for itself, or digits alone (`/event/57` is a door to the id 57), get
 * `_event` after them.
 */
export function eventSlug(title: string | null): string {
  const clean = (title ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(forbidden, '')
    .trim()
    .replace(/\s+/g, '_');
  const slug = truncateToMaxBytes(clean.replace(edges, '')).replace(edges, '') || FALLBACK;
  return reserved.test(slug) || /^\d+$/.test(slug) ? `${slug}_${FALLBACK}` : slug;
}

/** Two slugs of one key would be the same folder on a file system that ignores case. */
const caseInsensitiveKey = (slug: string): string => slug.toUpperCase().toLowerCase();

/**
 * The slug of every event. Of those that share one, the smallest id has it plain and the others add `_{id}`. Taken in
 * the order of ids, so that a new event never takes the address of an older one.
 */
export function slugsOf(events: readonly { id: Id; title: string | null }[]): Map<Id, string> {
  const slugs = new Map<Id, string>();
  const taken = new Set<string>();
  for (const { id, title } of events.toSorted((a, b) => a.id - b.id)) {
    if (slugs.has(id)) continue;
    let slug = eventSlug(title);
    while (taken.has(caseInsensitiveKey(slug))) slug += `_${id}`;
    taken.add(caseInsensitiveKey(slug));
    slugs.set(id, slug);
  }
  return slugs;
}
