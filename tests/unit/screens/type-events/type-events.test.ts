import { expect, test, vi } from 'vitest';
import { typeEventsView } from '../../../../src/screens/type-events/type-events-view.ts';
import { event, moment, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The data is given: no collection is read.
vi.mock('astro:content', () => ({}));

test('the page of a type begins with what can still be seen, and with the first once all is over', () => {
  const debate = type(3, 'Débat', 1);
  const on = (id: number, day: string) =>
    event(id, `Débat ${id}`, { typeId: 3, time: timeOf(`${day}T18:00`, `${day}T20:00`) });
  const data = festivalOf({
    events: [on(1, '2024-10-10'), on(2, '2024-10-12'), on(3, '2024-10-14')],
    eventTypes: [debate],
  });
  const ids = (now: string) =>
    typeEventsView(data.current, debate, data, 'fr', moment(now)).events.map(({ id }) => id);
  expect(ids('2024-10-09T10:00')).toEqual([1, 2, 3]);
  expect(ids('2024-10-12T19:00')).toEqual([2, 3, 1]);
  expect(ids('2024-11-12T19:00')).toEqual([1, 2, 3]);
});
