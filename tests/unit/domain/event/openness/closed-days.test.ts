import { expect, test } from 'vitest';
import { closedDaysOf } from '../../../../../src/domain/event/openness/open-days.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { event, moment, timeOf, tunis } from '../../builders.ts';
import { exhibition, opennessFor, untold } from './exhibitions.ts';

const week = { time: timeOf('2024-10-09', '2024-10-16') };
const part = (time: string) => event(2, 'Séance', { parentId: 1, time: timeOf(time) });

test.each<[string, FestivalEvent, FestivalEvent[], string[]]>([
  ['the weekdays that its opening hours leave out', exhibition(week), [], ['14']],
  ['its closures', exhibition({ ...week, closures: ['2024-10-11'] }), [], ['11', '14']],
  [
    'its closures, where no hours are told',
    exhibition({ ...week, ...untold, closures: ['2024-10-11'] }),
    [],
    ['11'],
  ],
  [
    'the days before its vernissage',
    exhibition({ ...week, vernissage: moment('2024-10-11T18:30') }),
    [],
    ['09', '10', '14'],
  ],
  ['no day, where its hours are not told', exhibition({ ...week, ...untold }), [], []],
  ['no day, where they cannot be read', exhibition({ ...week, openingDays: { fr: 'La marée' } }), [], []],
  ['no day of what is cancelled: it says so itself', exhibition({ ...week, status: 'cancelled' }), [], []],
  [
    'no day between its parts: a walk that is guided on some is there on all',
    event(1, 'Nuits', { time: timeOf('2024-10-09', '2024-10-11') }),
    [part('2024-10-09T20:00'), part('2024-10-11T20:00')],
    [],
  ],
  ['no day of an event of one', event(1, 'Nuit', { time: timeOf('2024-10-12T20:00') }), [], []],
])('what runs for several days is closed on %s', (_, one, parts, dates) => {
  const closed = closedDaysOf(opennessFor(one, parts), one, tunis);
  expect(closed).toEqual(dates.map((date) => `2024-10-${date}`));
});
