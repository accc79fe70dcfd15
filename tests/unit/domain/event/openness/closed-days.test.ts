import { expect, test } from 'vitest';
import { closedDaysOf } from '../../../../../src/domain/event/openness/open-days.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { event, moment, timeOf, tunis } from '../../builders.ts';
import { exhibition, opennessFor, withoutHours } from './exhibitions.ts';

const week = { time: timeOf('2024-10-09', '2024-10-16') };
const closed = { ...week, closures: ['2024-10-11'] };
const vernissage = moment('2024-10-11T18:30');
const part = (time: string) => event(2, 'Séance', { parentId: 1, time: timeOf(time) });

test.each<[string, FestivalEvent, FestivalEvent[], string[]]>([
  ['the weekdays that its opening hours exclude', exhibition(week), [], ['14']],
  ['its closures', exhibition(closed), [], ['11', '14']],
  ['its closures if its hours are unknown', exhibition({ ...closed, ...withoutHours }), [], ['11']],
  ['the days before its vernissage', exhibition({ ...week, vernissage }), [], ['09', '10', '14']],
  ['no day if its hours are unknown', exhibition({ ...week, ...withoutHours }), [], []],
  ['no day if it is cancelled, which is shown anyway', exhibition({ ...week, status: 'cancelled' }), [], []],
  [
    'no day between its parts: a walk that is guided on some days is open on all',
    event(1, 'Nuits', { time: timeOf('2024-10-09', '2024-10-11') }),
    [part('2024-10-09T20:00'), part('2024-10-11T20:00')],
    [],
  ],
])('an event is closed on %s', (_, one, parts, dates) => {
  const closed = closedDaysOf(opennessFor(one, parts), one, tunis);
  expect(closed).toEqual(dates.map((date) => `2024-10-${date}`));
});
