import { expect, test } from 'vitest';
import type { EventTime } from '../../../../../src/domain/model/core.ts';
import { listedEvents } from '../../../../../src/screens/account/my-events/listed-events.ts';
import { timeOf } from '../../../domain/builders.ts';
import { summary } from '../../../domain/plan/builders.ts';

const words = { lang: 'en', unknown: 'Event no. {id}' } as const;

const titled = (text: string, time: EventTime | null) =>
  summary(1, { title: { text, lang: 'en', isFallback: false }, time });

const titles = (...args: Parameters<typeof listedEvents>): string[] =>
  listedEvents(...args).map(({ title }) => title.text);

test('my events are sorted by date, undated ones last', () => {
  const summaries = {
    1: titled('Later', timeOf('2024-10-20T18:00')),
    2: titled('Undated', null),
    3: titled('Sooner', timeOf('2024-10-10')),
  };
  const subscriptions = [1, 2, 3].map((eventId) => ({ id: eventId, eventId }));
  expect(titles(subscriptions, summaries, words)).toEqual(['Sooner', 'Later', 'Undated']);
});

test('an event subscribed to twice is listed once', () => {
  const twice = [
    { id: 1, eventId: 7 },
    { id: 2, eventId: 7 },
  ];
  expect(titles(twice, { 7: titled('Once', null) }, words)).toEqual(['Once']);
});

test('an event that the site does not know has the back end’s title, or otherwise its number', () => {
  const subscriptions = [
    { id: 1, eventId: 900, title: { fr: 'Ajouté hier' } },
    { id: 2, eventId: 901 },
  ];
  const listed = listedEvents(subscriptions, null, words);
  expect(listed.map(({ title }) => title.text)).toEqual(['Ajouté hier', 'Event no. 901']);
  expect(listed.map(({ title }) => title.isFallback)).toEqual([true, false]);
  expect(listed[0]?.href).toBe('/en/event/900/');
});
