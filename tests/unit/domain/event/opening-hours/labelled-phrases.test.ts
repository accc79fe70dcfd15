import { describe, expect, test } from 'vitest';
import type { DayHours, OpeningHours } from '../../../../../src/domain/event/opening-hours/opening-hours.ts';
import { readOpeningHours } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import {
  type Label,
  type LabelledPhrase,
  labelledPhrases,
} from '../../../../fixtures/opening-hours-labels.ts';

const isOpenAt = (hours: DayHours | Label['week'][number], minute: number): boolean | null =>
  typeof hours === 'string' ? null : hours.some(({ opens, closes }) => opens <= minute && minute < closes);

/** Minutes of a day for which more is claimed than is meant. */
function falseClaims(read: DayHours, meant: Label['week'][number]): ('open' | 'closed')[] {
  const claims = new Set<'open' | 'closed'>();
  for (let minute = 0; minute < 2 * 1440; minute += 15) {
    const claim = isOpenAt(read, minute);
    if (claim === true && isOpenAt(meant, minute) !== true) claims.add('open');
    if (claim === false && isOpenAt(meant, minute) !== false) claims.add('closed');
  }
  return [...claims];
}

function judge({ phrase, label }: LabelledPhrase) {
  const read = readOpeningHours(phrase);
  if (!read) return { phrase, isRead: false, claims: [] };
  if (!label) return { phrase, isRead: true, claims: ['open', 'closed'] };
  const days = read.week.flatMap((hours, day) => falseClaims(hours, label.week[day] ?? []));
  const holidays =
    read.holidays === null && label.holidays === null
      ? []
      : read.week.flatMap((_, day) =>
          falseClaims(read.holidays ?? read.week[day] ?? [], label.holidays ?? label.week[day] ?? []),
        );
  return { phrase, isRead: true, claims: [...days, ...holidays, ...datesAndEntry(read, label)] };
}

function datesAndEntry({ closedOn, lastEntry }: OpeningHours, label: Label): string[] {
  const read = new Set(closedOn.map(({ month, date }) => `${month}-${date}`));
  const entry = lastEntry && ('before' in lastEntry ? `-${lastEntry.before}` : clock(lastEntry.at));
  return [
    ...([...label.closedOn].some((date) => !read.has(date)) ? ['open on a date'] : []),
    ...([...read].some((date) => !label.closedOn.has(date)) ? ['closed on a date'] : []),
    ...(entry === label.lastEntry ? [] : [`last entry ${entry}`]),
  ];
}

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

describe.for(['fr', 'en'] as const)('phrases of museums in %s', (lang) => {
  const judged = () => labelledPhrases(lang).map(judge);

  test('say nothing open that is closed, and nothing closed that is open', () => {
    expect(judged().filter(({ claims }) => claims.length > 0)).toEqual([]);
  });

  test('are read, 85 in a hundred; the others are shown as they stand', () => {
    const phrases = judged();
    const raw = phrases.filter(({ isRead }) => !isRead).map(({ phrase }) => phrase);
    expect(phrases.length).toBeGreaterThan(250);
    expect(1 - raw.length / phrases.length, raw.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});
