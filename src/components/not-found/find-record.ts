import { isLang } from '../../i18n/lang.ts';
import { $eventSummaries, loadEventSummaries } from '../../stores/event-summaries.ts';
import { eventNow, personNow } from '../../stores/records.ts';
import type { NamedRecord } from './record-address.ts';
import { eventWords, personWords, type RecordWords } from './record-words.ts';
import { showRecord } from './show-record.ts';

/**
 * Leads to where the site has the record, else shows what the back end says of it; nothing changes when neither knows it.
 * @throws ApiError when the back end does not answer.
 */
export async function findRecord(page: HTMLElement, { kind, id }: NamedRecord): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLang(lang)) return;
  let words: RecordWords | null = null;
  if (kind === 'event') {
    await loadEventSummaries(`/events/${lang}.json`);
    const known = $eventSummaries.get()?.[id];
    if (known && !isHere(known.href)) {
      location.replace(known.href);
      return;
    }
    const event = await eventNow(id);
    words = event && eventWords(event, lang);
  } else {
    const person = await personNow(id);
    words = person && personWords(person, lang);
  }
  if (words) showRecord(page, words);
}

/** Never in circles. */
const isHere = (href: string): boolean => new URL(href, location.href).pathname === location.pathname;
