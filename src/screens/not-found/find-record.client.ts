import { isLang } from '../../i18n/lang.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festivalMoment } from '../../site/festival-moment.ts';
import { visitorNow } from '../../site/visitor-clock.ts';
import { ApiError, fetchEvent, fetchPerson } from '../../stores/records.ts';
import { pageById } from '../event/by-id/page-by-id.client.ts';
import type { NamedRecord } from './record-address.ts';
import { eventWords, personWords, type RecordWords } from './record-words.ts';
import { showRecord } from './show-record.client.ts';

/**
 * Redirects to the page of the record if the site has one, else shows what the back end returns; does nothing when neither
 * knows the record, or the back end does not answer.
 */
export async function findRecord(page: HTMLElement, { kind, id }: NamedRecord): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLang(lang)) return;
  let words: RecordWords | null = null;
  if (kind === 'event') {
    const known = await pageById(pagePath(lang, 'event'), id);
    if (known) {
      location.replace(known);
      return;
    }
    const event = await fetchEvent(id).catch(noAnswer);
    words = event && eventWords(event, lang, festivalMoment(visitorNow()));
  } else {
    const person = await fetchPerson(id).catch(noAnswer);
    words = person && personWords(person, lang);
  }
  if (words) showRecord(page, words);
}

function noAnswer(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
