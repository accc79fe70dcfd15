import { expect, test } from 'vitest';
import { eventOpenness, opensInList } from '../../../../../src/screens/event/status/event-openness.ts';
import { edition, event, moment, timeOf } from '../../../domain/builders.ts';
import { festivalOf } from '../../builders.ts';

const evening = event(1, 'Soirée', { time: timeOf('2024-11-09T18:00', '2024-11-09T20:00') });
const night = event(2, 'Nuit', { time: timeOf('2024-11-09T22:00', '2024-11-10T03:00') });

/** Returns the titles of the events that a list built at this time shows with a state. */
const statedAt = (now: string, end: string | null) => {
  const data = festivalOf({ editions: [edition(1, 2024, '2024-10-09', end)], events: [evening, night] });
  const stated = [evening, night].filter((one) => opensInList(one, data, { now: moment(now) }) !== null);
  return stated.map(({ id }) => id);
};

test.each([
  ['of both events while the edition is on', '2024-11-09T23:00', '2024-11-09', [1, 2]],
  ['of the event that lasts past midnight, on the last night', '2024-11-10T01:00', '2024-11-09', [2]],
  ['of none once the last event is over', '2024-11-10T03:00', '2024-11-09', []],
  ['of none once the year of an edition without an end is over', '2025-01-01T00:00', null, []],
])('a list of a closing edition shows the state %s', (_, now, end, stated) => {
  expect(statedAt(now, end)).toEqual(stated);
});

test('an event of several days is open when the parts of its parts are', () => {
  const days = timeOf('2024-10-12', '2024-10-14');
  const hour = timeOf('2024-10-13T14:00', '2024-10-13T16:00');
  const whole = event(1, 'Festival', { time: days, childIds: [2] });
  const part = event(2, 'Rencontres', { time: days, parentId: 1, childIds: [3] });
  const data = festivalOf({ events: [whole, part, event(3, 'Débat', { time: hour, parentId: 2 })] });
  const span = { opens: Date.parse(hour.start.instant), closes: Date.parse(hour.end?.instant ?? '') };
  expect(eventOpenness(whole, data)).toMatchObject({ spans: [span], uncertain: [] });
});
