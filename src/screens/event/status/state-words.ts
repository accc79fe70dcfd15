import {
  areLastDays,
  type EventState,
  type Openness,
  stateAt,
} from '../../../domain/event/openness/openness.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { daySpanAt, momentAt } from '../../../domain/time/zone-clock.ts';
import type { KeyUnder, Lang } from '../../../i18n/translate.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time/durations.ts';

type StateKey = KeyUnder<'state'>;
/** Words for a state; `{time}` and `{left}` are filled in. */
export type StateWords = Record<StateKey, string>;

function keyOf(state: EventState, left: number, isDated: boolean, isLast: boolean): StateKey | null {
  const isSoon = left <= HOUR_MS;
  switch (state.kind) {
    case 'over':
      return 'state.over';
    case 'open':
      if (state.entryLeft <= 0) return 'state.entryPast';
      // The event closes on another day: there is no hour to show yet.
      if (left >= 24 * HOUR_MS) return 'state.on';
      if (isSoon) return isDated ? 'state.endsIn' : 'state.closesIn';
      return isLast ? 'state.lastUntil' : 'state.until';
    case 'vernissage':
      return left > 0 ? 'state.vernissageAt' : 'state.vernissageSince';
    case 'opens':
      if (isSoon) return isDated ? 'state.in' : 'state.opensIn';
      return isDated ? 'state.at' : 'state.opensAt';
    case 'closed':
      return state.isAllDay ? 'state.closed' : 'state.closedNow';
    case 'unknown':
      return 'state.today';
    case 'cancelled':
    case 'postponed':
    case 'upcoming':
      return null;
  }
}

/**
 * Returns the key and the text of an event's state: “On now until 6pm”. Null for an event on a future day, and for one
 * that is cancelled or postponed.
 * @param now milliseconds since 1970. @param timeZone IANA name of the festival's zone (**Festival time**).
 */
export function stateText(
  openness: Openness,
  { now, timeZone }: { now: number; timeZone: string },
  { words, lang }: { words: StateWords; lang: Lang },
): { key: StateKey; text: string } | null {
  const today = daySpanAt(now, timeZone);
  const state = stateAt(openness, now, today);
  const at = 'at' in state ? state.at : 'until' in state ? state.until : now;
  const key = keyOf(state, at - now, openness.kind === 'dated', areLastDays(openness, now, today));
  if (!key) return null;
  const left = `${Math.ceil((at - now) / MINUTE_MS)}\u00a0min`;
  const { time } = momentAt(new Date(at), timeZone);
  const text = words[key].replace('{time}', formatClock(time ?? '', lang)).replace('{left}', left);
  return { key, text };
}
