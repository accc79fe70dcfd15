import { type LiveEvent, type LivePerson, readEvent, readPerson } from './live/records.ts';
import type { Id } from '../domain/model/core.ts';
import { liveClient } from './live-client.ts';

export { ApiError } from '../back-end/errors.ts';
export type { LiveEvent, LivePerson };

/** The event as the back end has it now; null if it has none to show. @throws ApiError */
export const fetchEvent = (id: Id): Promise<LiveEvent | null> => readEvent(liveClient, id);

/** The person as the back end has them now; null if it has none. @throws ApiError */
export const fetchPerson = (id: Id): Promise<LivePerson | null> => readPerson(liveClient, id);
