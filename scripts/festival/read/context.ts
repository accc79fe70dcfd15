import type { Files } from './files.ts';
import type { Names } from './names.ts';
import type { Problems } from './problems.ts';
import type { SourceReader } from './source.ts';

/** What everything that turns files into records works with. */
export interface Context {
  sources: SourceReader;
  files: Files;
  problems: Problems;
  timeZone: string;
  /** Wall time as of which the programme is told, `2024-10-12 18:30`. */
  time: string;
  names: {
    activityKind: Names;
    edition: Names;
    event: Names;
    eventType: Names;
    page: Names;
    partner: Names;
    partnerType: Names;
    person: Names;
    place: Names;
    questionSubject: Names;
    role: Names;
  };
}
