import type { EventDraft } from '../build/events.ts';
import type { Id } from '../types.ts';

/** What each past edition showed, by edition id. */
export const pastProgrammes: readonly { edition: Id; events: readonly EventDraft[] }[] = [];
