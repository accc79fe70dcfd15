import { expect, test } from 'vitest';
import type { EventTime } from '../../../../../src/domain/model/core.ts';
import { withoutWithdrawn } from '../../../../../src/domain/event/event-summary.ts';
import { listedEvents } from '../../../../../src/screens/account/my-events/listed-events.ts';
import { eventSummaries } from '../../../../../src/screens/event/lists/event-summaries.ts';
import { eventPlanner } from '../../../../../src/screens/plan/planned-events.ts';
import { event, timeOf } from '../../../domain/builders.ts';
import { saved, summary } from '../../../domain/plan/builders.ts';
import { festivalOf } from '../../builders.ts';

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
  const twice = [1, 2].map((id) => ({ id, eventId: 7 }));
  expect(titles(twice, { 7: titled('Once', null) }, words)).toEqual(['Once']);
});

test('an event that the site does not know has the back end’s title, or otherwise its number', () => {
  const subscriptions = [
    { id: 1, eventId: 900, title: { fr: 'Ajouté hier' } },
    { id: 2, eventId: 901 },
  ];
  const listed = listedEvents(subscriptions, null, words);
  expect(listed).toMatchObject([
    { title: { text: 'Ajouté hier', isFallback: true }, href: '/en/event/900/' },
    { title: { text: 'Event no. 901', isFallback: false } },
  ]);
});

test('an event that was withdrawn keeps its title and date in my events, which say so, and is gone for the plan', () => {
  const time = timeOf('2024-10-20T18:00', '2024-10-20T19:00');
  const gone = event(37, 'Nuit', { time, takesRegistration: true });
  const data = festivalOf({ withdrawn: [{ ...gone, withdrawnAt: '2024-10-13T07:00:00.000Z' }] });
  const summaries = Object.fromEntries(eventSummaries('fr', data).items);
  const [listed] = listedEvents([{ id: 1, eventId: 37 }], summaries, { ...words, lang: 'fr' });
  const title = { text: 'Nuit' };
  expect(listed).toMatchObject({ title, time, isWithdrawn: true, takesRegistration: false });
  expect(listed).not.toHaveProperty('opens');
  const given = { lang: 'fr', unknown: '', now: Date.parse('2024-10-12T09:00Z') } as const;
  const [planned] = eventPlanner(withoutWithdrawn(summaries), given)([saved(37)]);
  expect(planned).toMatchObject({ isWithdrawn: true, changes: [{ kind: 'withdrawn' }] });
});
