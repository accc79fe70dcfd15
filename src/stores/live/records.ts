import type { Id, LocalisedHtml } from '../../domain/model/core.ts';
import type { Fields } from '../../domain/model/fields.ts';
import { ApiError } from '../../back-end/errors.ts';
import { backEndUrl, callBackEnd, publishedId } from './client.ts';
import {
  eventStatusOf,
  eventTitleOf,
  fieldsOf,
  idOf,
  isHidden,
  isTruthy,
  itemsOf,
  textOf,
  bilingual,
} from '../../back-end/guards.ts';
import { safeUrl } from '../../domain/text/links.ts';

export type Found = Awaited<ReturnType<typeof search>>;

/** Length of the longest query that the contract allows. */
const MAX_QUERY_LENGTH = 200;

/**
 * Searches the back end for the start of the query. Entries without an id, and hidden events, are ignored.
 * @throws ApiError
 */
export async function search(query: string, signal?: AbortSignal) {
  // A character of two units that is cut in half cannot be encoded.
  const start = query.slice(0, MAX_QUERY_LENGTH).replace(/[\ud800-\udbff]$/, '');
  const url = backEndUrl(`/s/?search=${encodeURIComponent(start)}`);
  const answer = fieldsOf(await callBackEnd(url, { signal }));
  const events = itemsOf(answer['event'] ?? []);
  const persons = itemsOf(answer['person'] ?? []);
  if (!('event' in answer || 'person' in answer) || !events || !persons)
    throw new ApiError('is no search result: expected {event: [], person: []}', { kind: 'shape', url });
  return {
    events: events.flatMap(toFoundEvent).map((one) => ({ ...one, id: publishedId('events', one.id) })),
    persons: persons.flatMap(toFoundPerson).map((one) => ({ ...one, id: publishedId('persons', one.id) })),
  };
}

function toFoundEvent(item: unknown) {
  const fields = fieldsOf(item);
  const id = idOf(fields);
  if (id === null || isHidden(fields)) return [];
  return [{ id, title: eventTitleOf(fields), status: eventStatusOf(fields) }];
}

/** Returns a person of the back end's answer as a list of one; an empty list if the person has no id. */
function toFoundPerson(item: unknown) {
  const fields = fieldsOf(item);
  const id = idOf(fields);
  if (id === null) return [];
  return [{ id, firstName: textOf(fields['prenom']), lastName: textOf(fields['nom']) }];
}

/** An event as the back end has it now. */
export type LiveEvent = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

export type LivePerson = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Reads one event; null if there is none with that id, or if it is hidden. @throws ApiError */
export async function readEvent(id: Id) {
  const fields = await readRecord(`/evenements/${id}/`);
  if (fields === null || isHidden(fields)) return null;
  const typeId = idOf(fields['type']);
  return {
    id,
    title: eventTitleOf(fields),
    /** Untrusted HTML: only its text may be shown. */
    intro: introOf(fields),
    typeId: typeId === null ? null : publishedId('eventTypes', typeId),
    /** Name of the place; empty if the back end sends only the id of the place. */
    place: bilingual(fieldsOf(fields['lieu']), 'nom', 'nom_en'),
    /** In the format of the back end, see `toMoment`. */
    dates: {
      date: textOf(fields['date']),
      start: textOf(fields['date_debut']),
      end: textOf(fields['date_end']),
    },
    takesRegistration: isTruthy(fields['inscription_form']),
    status: eventStatusOf(fields),
    ticketUrl: safeUrl(fields['lien_billetterie']),
  };
}

/** Reads one person; null if there is none with that id. @throws ApiError */
export async function readPerson(id: Id) {
  const fields = await readRecord(`/personnes/${id}/`);
  const [person] = fields === null ? [] : toFoundPerson(fields);
  // The biography is untrusted HTML too.
  return person && fields ? { ...person, biography: bilingual(fields, 'bio_fr', 'bio_en') } : null;
}

async function readRecord(path: string): Promise<Fields | null> {
  try {
    const fields = fieldsOf(await callBackEnd(backEndUrl(path)));
    return idOf(fields) === null ? null : fields;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Returns the intro, or otherwise the description, of the first activity that has either. */
function introOf(event: Fields): LocalisedHtml {
  const activities = (itemsOf(event['activite']) ?? []).map(fieldsOf);
  const intros = activities.flatMap((activity) => [
    bilingual(activity, 'intro_fr', 'intro_en'),
    bilingual(activity, 'description_fr', 'description_en'),
  ]);
  return intros.find((intro) => Object.keys(intro).length > 0) ?? {};
}
