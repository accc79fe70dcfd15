import type { Id, Localised } from '../../domain/model/common.ts';
import type { EventStatus } from '../../domain/model/event.ts';
import { ApiError } from '../../back-end/errors.ts';
import type { LiveClient } from './client.ts';
import { eventStatusOf } from '../../back-end/event-status.ts';
import { eventTitleOf } from '../../back-end/event-title.ts';
import { fieldsOf, idOf, itemsOf, textOf } from '../../back-end/guards.ts';

export interface FoundEvent {
  id: Id;
  /** Title of its first activity that has one; empty if none has. */
  title: Localised;
  status: EventStatus | null;
}

export interface FoundPerson {
  id: Id;
  firstName: string | null;
  lastName: string | null;
}

export interface Found {
  events: FoundEvent[];
  persons: FoundPerson[];
}

/** What the back end finds. An entry without an id, or with `show` false, is passed over. @throws ApiError */
export async function search(client: LiveClient, query: string, signal?: AbortSignal): Promise<Found> {
  const path = `/s/?search=${encodeURIComponent(query)}`;
  const answer = fieldsOf(await client.call(path, signal ? { signal } : {}));
  const events = itemsOf(answer['event'] ?? []);
  const persons = itemsOf(answer['person'] ?? []);
  if (!('event' in answer || 'person' in answer) || !events || !persons) {
    const details = { kind: 'shape', url: client.url(path) } as const;
    throw new ApiError('is no search result: expected {event: [], person: []}', details);
  }
  return {
    events: events.flatMap(toFoundEvent).map((one) => ({ ...one, id: client.publishedId('events', one.id) })),
    persons: persons
      .flatMap(toFoundPerson)
      .map((one) => ({ ...one, id: client.publishedId('persons', one.id) })),
  };
}

function toFoundEvent(item: unknown): FoundEvent[] {
  const fields = fieldsOf(item);
  const id = idOf(fields);
  if (id === null || fields['show'] === false) return [];
  return [{ id, title: eventTitleOf(fields), status: eventStatusOf(fields) }];
}

/** A person of the wire; none without an id. */
export function toFoundPerson(item: unknown): FoundPerson[] {
  const fields = fieldsOf(item);
  const id = idOf(fields);
  if (id === null) return [];
  return [{ id, firstName: textOf(fields['prenom']), lastName: textOf(fields['nom']) }];
}
