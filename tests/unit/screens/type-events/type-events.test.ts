import { expect, test } from 'vitest';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { typeEventsPages } from '../../../../src/screens/type-events/type-events-view.ts';
import { activity, event, moment, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const debate = type(3, 'Débat', 1);
const pagesOf = (events: FestivalEvent[], now?: string) => {
  const data = festivalOf({ events, eventTypes: [debate] });
  return typeEventsPages(data.current, debate, data, 'fr', now === undefined ? undefined : moment(now));
};

test('the page of a type begins with events that can still be seen, or with the first if all are over', () => {
  const events = ['2024-10-10', '2024-10-12', '2024-10-14'].map((day, id) =>
    event(id, '', { typeId: 3, time: timeOf(`${day}T18:00`, `${day}T20:00`) }),
  );
  const ids = (now: string) => pagesOf(events, now).flatMap((page) => page.events.map(({ id }) => id));
  expect(ids('2024-10-09T10:00')).toEqual([0, 1, 2]);
  expect(ids('2024-10-12T19:00')).toEqual([1, 2, 0]);
  expect(ids('2024-11-12T19:00')).toEqual([0, 1, 2]);
});

test('the events of a type are split into pages that a phone can load, each linked to its neighbours', () => {
  const pages = pagesOf(Array.from({ length: 41 }, (_, id) => event(id, '', { typeId: 3 })));
  expect(pages.map((page) => page.events.length)).toEqual([20, 20, 1]);
  const [first, second, third] = ['/fr/typeevent/1/3/', '/fr/typeevent/1/3/2/', '/fr/typeevent/1/3/3/'];
  expect(pages.map(({ turns }) => turns)).toMatchObject([
    { first: 1, last: 20, previousHref: null, nextHref: second },
    { first: 21, last: 40, previousHref: first, nextHref: third },
    { first: 41, last: 41, previousHref: second, nextHref: null },
  ]);
  expect(pagesOf([])).toMatchObject([{ events: [], turns: null }]);
});

test('the words in a list are those of the activity with the title, as on the page of the event', () => {
  const talk = { ...activity(2, { fr: 'Négatif' }), intro: { fr: '<p>Un débat.</p>' } };
  const [page] = pagesOf([event(1, '', { typeId: 3, activities: [activity(1, {}), talk] })]);
  expect(page?.events[0]?.words?.text).toBe('<p>Un débat.</p>');
});

test('a self-guided route shows neither its date nor its place in the list of its type', () => {
  const walks = type(3, 'Parcours', 1);
  const time = timeOf('2024-10-09', '2024-11-09');
  const shownOf = (isSelfGuided: boolean) => {
    const events = [event(57, 'Neuf portes', { typeId: 3, time, isSelfGuided })];
    const data = festivalOf({ events, eventTypes: [walks] });
    const [shown] = typeEventsPages(data.current, walks, data, 'fr').flatMap((page) => page.events);
    return [shown?.opens, shown?.whenAndWhere].map((fact) => fact !== null);
  };
  expect(shownOf(true)).toEqual([false, false]);
  expect(shownOf(false)).toEqual([true, true]);
});
