import type { Id, FestivalEvent } from '../model/core.ts';
import { titleOf } from './events.ts';
import { plainText } from '../text/localise.ts';
import { withinOctets } from '../text/octets.ts';
import { defaultLang } from '../model/languages.ts';

/** File systems allow 255 bytes; the rest leaves room for suffixes. */
const MAX_BYTES = 200;
const FALLBACK = 'event';
// Characters that a URL path must escape or gives a meaning, that Windows refuses, and invisible direction marks.
const forbidden =
  /[\p{Cc}<>:"/\\|?*#%[\]{}^`\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}\u{fffd}]/gu;
/** Names reserved by Windows, with an extension too: `con.txt` is the device as well. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;
const edges = /^[._]+|[._]+$/g;

/**
 * The slug of a title (**Event address**): runs of white space become `_`, characters that a URL path or a file name
 * cannot hold are removed, at most 200 bytes. `_event` follows a name that Windows reserves, before its extension, and
 * digits alone, since `/event/57` redirects to the event with the id 57.
 */
export function eventSlug(title: string | null): string {
  const clean = (title ?? '').toWellFormed().normalize('NFC').replace(forbidden, '').replace(/\s+/g, '_');
  const slug = withinOctets(clean.replace(edges, ''), MAX_BYTES).replace(edges, '') || FALLBACK;
  return /^\d+$/.test(slug) ? `${slug}_${FALLBACK}` : slug.replace(reserved, `$&_${FALLBACK}`);
}

/** Two slugs with the same key would be the same folder on a case-insensitive file system. */
const caseInsensitiveKey = (slug: string): string => slug.toUpperCase().toLowerCase();

/**
 * The slug of every event of a festival (**Event address**), from its French title: the same in both languages. If
 * several share one, the smallest id has it plain and the others add `_{id}`. Assigned in the order of ids, so that a
 * new event never takes the address of an older one. Pass withdrawn events too, so that no other event is given theirs.
 */
export function slugsOfEvents(events: readonly FestivalEvent[]): Map<Id, string> {
  const slugs = new Map<Id, string>();
  const taken = new Set<string>();
  for (const event of events.toSorted((a, b) => a.id - b.id)) {
    const { id } = event;
    if (slugs.has(id)) continue;
    let slug = eventSlug(titleInAddress(event));
    while (taken.has(caseInsensitiveKey(slug))) slug += `_${id}`;
    taken.add(caseInsensitiveKey(slug));
    slugs.set(id, slug);
  }
  return slugs;
}

/** The title from which an event's address is made; null if it has none. */
export function titleInAddress({ activities }: FestivalEvent): string | null {
  const title = titleOf({ activities });
  const activity = activities.find((one) => one.title === title);
  return activity?.titleInAddress ?? (plainText(title ?? {}, defaultLang) || null);
}
