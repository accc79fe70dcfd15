import type { Files } from './files.ts';
import { createNames } from './names.ts';
import type { Problems } from './problems.ts';
import type { SourceReader } from './source.ts';

export interface Context {
  sources: SourceReader;
  files: Files;
  problems: Problems;
  timeZone: string;
  /** Wall time at which the programme is read, `2024-10-12 18:30`: later changes do not apply yet. */
  time: string;
  /** First segments of the paths of the site's pages. */
  pages: ReadonlySet<string>;
  names: ReturnType<typeof namesOf>;
}

export const namesOf = (problems: Problems) => ({
  activityKind: createNames('a kind of activity', problems),
  edition: createNames('an edition', problems),
  event: createNames('an event', problems),
  eventType: createNames('a type of events', problems),
  page: createNames('a page', problems),
  partner: createNames('a partner', problems),
  partnerType: createNames('a kind of partners', problems),
  person: createNames('a person', problems),
  place: createNames('a place', problems),
  questionSubject: createNames('a subject of questions', problems),
  role: createNames('a role', problems),
});
