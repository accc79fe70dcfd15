import type { Openness } from '../../domain/event/openness/openness.ts';
import { SOON, type Standing } from '../../domain/now/now-groups.ts';
import type { NoteKey } from './now-markup.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Context {
  now: number;
  /** An instant as the festival's clock shows it, whatever the visitor's (**Festival time**). */
  clock: (instant: number) => { day: string; time: string };
  word: (key: NoteKey) => string;
}

/** "40 min", "1 h 45". */
function duration(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const rest = String(minutes % 60).padStart(2, '0');
  return minutes < 60 ? `${minutes}\u00a0min` : `${Math.floor(minutes / 60)}\u00a0h\u00a0${rest}`;
}

function keyOf(
  { word }: NonNullable<Standing['note']>,
  kind: Openness['kind'],
  left: number,
  isToday: boolean,
): NoteKey | null {
  if (word === 'since') return 'now.since';
  if (word === 'until') {
    // It closes on another day: until then there is no hour to know.
    if (left >= 24 * HOUR) return 'now.always';
    if (Math.ceil(left / MINUTE) >= 60) return 'now.until';
    return kind === 'dated' ? 'now.endsIn' : 'now.closesIn';
  }
  if (left <= SOON) return 'now.in';
  if (word === 'opens') return isToday ? 'now.opensAt' : 'now.opensOn';
  // Today, the hour of what begins stands in its row.
  if (isToday) return kind === 'dated' ? null : 'now.at';
  return 'now.startsOn';
}

/** What is said beside a row: "until 18:00", "in 40 min", "opens Tuesday 15 October at 10:00"; null for nothing. */
export function noteText(
  note: Standing['note'],
  kind: Openness['kind'],
  { now, clock, word }: Context,
): string | null {
  if (!note) return null;
  const { day, time } = clock(note.at);
  const left = note.at - now;
  const key = keyOf(note, kind, left, day === clock(now).day);
  // The page's script has a limit, and the shared module that fills in words knows plurals too.
  return key && word(key).replace('{time}', time).replace('{day}', day).replace('{left}', duration(left));
}
