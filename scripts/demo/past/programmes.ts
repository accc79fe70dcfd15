import { programme2013 } from './programme-2013.ts';
import { programme2014 } from './programme-2014.ts';
import { programme2016 } from './programme-2016.ts';
import { programme2018 } from './programme-2018.ts';
import { programme2020 } from './programme-2020.ts';
import { programme2022 } from './programme-2022.ts';
import type { EventDraft } from '../build/events.ts';
import type { Id } from '../../api/festival/records/common.ts';

/** What each past edition showed, by edition id. */
export const pastProgrammes: readonly { edition: Id; events: readonly EventDraft[] }[] = [
  { edition: 2, events: programme2022 },
  { edition: 3, events: programme2020 },
  { edition: 4, events: programme2018 },
  { edition: 5, events: programme2016 },
  { edition: 6, events: programme2014 },
  { edition: 7, events: programme2013 },
];
