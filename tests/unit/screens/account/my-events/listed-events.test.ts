import { expect, test } from 'vitest';
import type { EventSummary } from '../../../../../src/domain/event/event-summary.ts';
import { eventTime } from '../../../../../src/domain/event/event-time.ts';
import { toMoment } from '../../../../../src/domain/time/moments.ts';
import { listedEvents } from '../../../../../src/screens/account/my-events/listed-events.ts';

const words = { lang: 'en', unknown: 'Event no. {id}' } as const;

function summary(text: string, date: string | null): EventSummary {
  const time = eventTime({
    date: date === null ? null : toMoment(date, 'Africa/Tunis'),
    start: null,
    end: null,
  });
  return {
    title: { text, lang: 'en', isFallback: false },
    href: '/',
    className: '',
    type: null,
    when: date,
    status: null,
    thumbnail: null,
    time,
    venue: null,
    opening: null,
    takesRegistration: false,
  };
}

const titles = (...args: Parameters<typeof listedEvents>): string[] =>
  listedEvents(...args).map(({ title }) => title.text);

test('my events come by date, those without one last', () => {
  const summaries = {
    1: summary('Later', '2024-10-20T18:00'),
    2: summary('Undated', null),
    3: summary('Sooner', '2024-10-10'),
  };
  const subscriptions = [1, 2, 3].map((eventId) => ({ id: eventId, eventId }));
  expect(titles(subscriptions, summaries, words)).toEqual(['Sooner', 'Later', 'Undated']);
});

test('an event subscribed to twice is listed once', () => {
  const twice = [
    { id: 1, eventId: 7 },
    { id: 2, eventId: 7 },
  ];
  expect(titles(twice, { 7: summary('Once', null) }, words)).toEqual(['Once']);
});

test('an event the site does not know goes by what the back end says of it, else by its number', () => {
  const subscriptions = [
    { id: 1, eventId: 900, title: { fr: 'Ajouté hier' } },
    { id: 2, eventId: 901 },
  ];
  const listed = listedEvents(subscriptions, null, words);
  expect(listed.map(({ title }) => title.text)).toEqual(['Ajouté hier', 'Event no. 901']);
  expect(listed.map(({ title }) => title.isFallback)).toEqual([true, false]);
  expect(listed[0]?.href).toBe('/en/event/900/');
});
