import { expect, test } from 'vitest';
import { typeEventsPages } from '../../../../src/screens/type-events/type-events-view.ts';
import { activity, event, moment, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The festival is passed as an argument: no content collection is read.

test('the page of a type begins with events that can still be seen, or with the first if all are over', () => {
  const debate = type(3, 'Débat', 1);
  const on = (id: number, day: string) =>
    event(id, `Débat ${id}`, { typeId: 3, time: timeOf(`${day}T18:00`, `${day}T20:00`) });
  const data = festivalOf({
    events: [on(1, '2024-10-10'), on(2, '2024-10-12'), on(3, '2024-10-14')],
    eventTypes: [debate],
  });
  const ids = (now: string) =>
    typeEventsPages(data.current, debate, data, 'fr', moment(now)).flatMap(({ events }) =>
      events.map(({ id }) => id),
    );
  expect(ids('2024-10-09T10:00')).toEqual([1, 2, 3]);
  expect(ids('2024-10-12T19:00')).toEqual([2, 3, 1]);
  expect(ids('2024-11-12T19:00')).toEqual([1, 2, 3]);
});

test('the events of a type are split into pages that a phone can load, each linked to its neighbours', () => {
  const debate = type(3, 'Débat', 1);
  const events = Array.from({ length: 41 }, (_, index) => event(index + 1, 'Débat', { typeId: 3 }));
  const data = festivalOf({ events, eventTypes: [debate] });
  const pages = typeEventsPages(data.current, debate, data, 'fr');
  const told = pages.map(({ page, events: shown, turns }) => [page, shown.length, turns?.first, turns?.last]);
  expect(told).toEqual([
    [1, 20, 1, 20],
    [2, 20, 21, 40],
    [3, 1, 41, 41],
  ]);
  const [first, second, third] = ['/fr/typeevent/1/3/', '/fr/typeevent/1/3/2/', '/fr/typeevent/1/3/3/'];
  expect(pages.map(({ turns }) => turns?.previousHref)).toEqual([null, first, second]);
  expect(pages.map(({ turns }) => turns?.nextHref)).toEqual([second, third, null]);
  const [only] = typeEventsPages(data.current, debate, festivalOf({ eventTypes: [debate] }), 'fr');
  expect([only?.events, only?.turns]).toEqual([[], null]);
});

test('the words in a list are those of the activity with the title, as on the page of the event', () => {
  const debate = type(3, 'Débat', 1);
  const talk = { ...activity(2, { fr: 'Négatif' }), intro: { fr: '<p>Un débat.</p>' } };
  const events = [event(1, '', { typeId: 3, activities: [activity(1, {}), talk] })];
  const data = festivalOf({ events, eventTypes: [debate] });
  const [page] = typeEventsPages(data.current, debate, data, 'fr');
  expect(page?.events[0]?.words?.text).toBe('<p>Un débat.</p>');
});
