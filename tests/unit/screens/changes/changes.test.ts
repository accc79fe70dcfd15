import { expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import type { Change } from '../../../../src/domain/model/snapshot.ts';
import { changesView, changeFeed } from '../../../../src/screens/changes/changes-view.ts';
import { eventNews } from '../../../../src/screens/event/status/event-news.ts';
import { event, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

/** Returns a change of event 7 of 2024, “Nuit blanche”. */
const change = (given: Partial<Change>): Change => ({
  pulledAt: '2024-10-01T10:00:00.000Z',
  kind: 'moved',
  entity: 'event',
  id: 7,
  title: { fr: 'Nuit blanche', en: 'Sleepless' },
  year: 2024,
  before: null,
  after: {
    starts: '2024-10-12T20:00:00.000Z',
    ends: '2024-10-13T00:00:00.000Z',
    placeId: 3,
    place: { fr: 'Le Rio' },
  },
  ...given,
});

const night = event(7, 'Nuit blanche', { time: timeOf('2024-10-12T21:00', '2024-10-13T01:00'), placeId: 3 });
const places = [place(3, { fr: 'Le Rio' }), place(4, { fr: 'Dar Lasram' })];
const viewOf = (changes: Change[]) => changesView(festivalOf({ events: [night], places, changes }), 'fr');

test('changes are grouped by the day on which they were found, in festival time, the latest first', () => {
  const { days } = viewOf([
    change({ kind: 'added', pulledAt: '2024-10-01T10:00:00.000Z' }),
    // Past midnight in Tunis: 00:30 of the next day.
    change({ kind: 'cancelled', pulledAt: '2024-10-02T23:30:00.000Z' }),
    change({ kind: 'resumed', pulledAt: '2024-10-03T08:00:00.000Z' }),
  ]);
  expect(days.map(({ title, changes }) => [title, changes.map(({ kind }) => kind)])).toEqual([
    ['jeudi 3\u00a0octobre 2024', ['resumed', 'cancelled']],
    ['mardi 1er\u00a0octobre 2024', ['added']],
  ]);
});

test('an event that moved twice shows both moves, each with its former and its new time and place', () => {
  const between = {
    starts: '2024-10-11T20:00:00.000Z',
    ends: '2024-10-12T00:00:00.000Z',
    placeId: 4,
    place: { fr: 'Dar Lasram' },
  };
  const first = change({
    before: { starts: '2024-10-10T19:00:00.000Z', ends: null, placeId: 4, place: { fr: 'Dar Lasram' } },
    after: between,
  });
  const second = change({ pulledAt: '2024-10-05T10:00:00.000Z', before: between });
  const told = viewOf([first, second]).days.flatMap(({ changes }) =>
    changes.map(({ before, after }) => [before.join(', '), after.join(', ')]),
  );
  expect(told).toEqual([
    [
      'vendredi 11\u00a0octobre 2024, 21\u00a0h\u00a0–\u2060\u00a01\u00a0h, Dar Lasram',
      'samedi 12\u00a0octobre 2024, 21\u00a0h\u00a0–\u2060\u00a01\u00a0h, Le Rio',
    ],
    [
      'jeudi 10\u00a0octobre 2024, 20\u00a0h, Dar Lasram',
      'vendredi 11\u00a0octobre 2024, 21\u00a0h\u00a0–\u2060\u00a01\u00a0h, Dar Lasram',
    ],
  ]);
});

test('a new title is shown with the former one, and an event without a page has no link', () => {
  const view = viewOf([
    change({ kind: 'retitled', before: { title: { fr: 'Insomnie' } } }),
    change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' }, after: null }),
    change({ kind: 'added', entity: 'person', id: 5 }),
  ]);
  expect(view.days[0]?.changes.map(({ before, href, title }) => [title.text, before, href])).toEqual([
    ['Éclipse', [], null],
    ['Nuit blanche', ['Insomnie'], '/fr/event/7/?id=7'],
  ]);
});

test('the page of an event links to its latest news on the page of changes', () => {
  const changes = [
    change({ pulledAt: '2024-10-01T10:00:00.000Z', before: { starts: '2024-10-10T19:00:00.000Z' } }),
    change({ pulledAt: '2024-10-03T10:00:00.000Z', kind: 'cancelled' }),
    change({ pulledAt: '2024-10-04T10:00:00.000Z', kind: 'retitled', before: { title: { fr: 'Insomnie' } } }),
  ];
  const shown = viewOf(changes).days.flatMap((day) => day.changes);
  expect(shown.map(({ kind, anchor }) => [kind, anchor])).toEqual([
    ['retitled', null],
    ['cancelled', 'event-7'],
    ['moved', null],
  ]);
  const news = (given: Change[]) => eventNews(night, festivalOf({ events: [night], changes: given }), 'fr');
  expect(news(changes)).toEqual({ text: 'Annulé le 3\u00a0octobre 2024', href: '/fr/changes/#event-7' });
  expect(news(changes.slice(0, 1))?.text).toBe('Déplacé le 1er\u00a0octobre 2024');
  expect(news([change({ kind: 'added' })])).toBeNull();
  // The page of changes no longer shows it.
  const later = Array.from({ length: 120 }, (_, id) => change({ kind: 'added', id: 100 + id }));
  expect(news([change({}), ...later])).toEqual({ text: 'Déplacé le 1er\u00a0octobre 2024', href: null });
  expect(news([change({}), ...later.slice(1)])?.href).toBe('/fr/changes/#event-7');
});

/** Returns the title, the summary and the link of each entry of the feed of these changes. */
function newsOf(changes: Change[], lang: 'fr' | 'en', isSelfGuided = false) {
  const events = [{ ...night, isSelfGuided }];
  const text = changeFeed(festivalOf({ events, places, changes }), lang);
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('entry')].map((entry) => {
    const link = new URL(entry.querySelector('link')?.getAttribute('href') ?? '');
    return [
      entry.querySelector('title')?.textContent,
      entry.querySelector('summary')?.textContent ?? null,
      link.pathname + link.search,
    ];
  });
}

test('the feed reports an event that is cancelled, postponed or resumed', () => {
  const kinds = ['cancelled', 'postponed', 'resumed'] as const;
  const titles = newsOf(kinds.map((kind) => change({ kind })).toReversed(), 'en').map(([title]) => title);
  const told = ['Cancelled: Sleepless', 'Postponed: Sleepless', 'Back in the programme: Sleepless'];
  expect(titles).toEqual(told);
});

test('the feed shows a moved event with its new and its former time and place, in festival time', () => {
  const moved = change({ kind: 'moved', before: { starts: '2024-10-09T23:30:00.000Z' } });
  expect(newsOf([moved], 'en')).toEqual([
    [
      'Moved: Sleepless',
      'Saturday 12\u00a0October 2024, 9pm–\u20601am, Le Rio. Before: Thursday 10\u00a0October 2024, 12.30am, Unknown Place.',
      '/en/event/7/?id=7',
    ],
  ]);
});

test('the entry of a withdrawn event links to the programme that listed it', () => {
  const gone = change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' }, year: 2022, after: null });
  expect(newsOf([gone], 'fr')).toEqual([['Retiré du programme\u00a0: Éclipse', null, '/fr/program/2022/']]);
});

test('the entry of a new title shows the former one', () => {
  const retitled = change({ kind: 'retitled', before: { title: { fr: 'Nuit noire' } } });
  expect(newsOf([retitled], 'fr')[0]?.[1]).toMatch(/Avant\u00a0: Nuit noire\.$/);
});

test('the feed begins with the latest news, and leaves out editions and people', () => {
  const first = change({ kind: 'added' });
  const person = change({ kind: 'added', entity: 'person' });
  const last = change({ kind: 'retitled', pulledAt: '2024-10-02T10:00:00.000Z' });
  expect(newsOf([first, person, last], 'en').map(([title]) => title)).toEqual([
    'New title: Sleepless',
    'Added to the programme: Sleepless',
  ]);
});

test('the feed shows a self-guided route with its date and place, as the programme does', () => {
  expect(newsOf([change({ kind: 'added' })], 'fr', true)[0]?.[1]).toBe(
    'samedi 12\u00a0octobre 2024, 21\u00a0h\u00a0–\u2060\u00a01\u00a0h, Le Rio.',
  );
});

test('an entry shows the state at its own time, whatever changed later', () => {
  const first = { starts: '2024-10-10T19:00:00.000Z', ends: null, placeId: 4, place: { fr: 'Dar Lasram' } };
  const second = { ...first, starts: '2024-10-11T19:00:00.000Z' };
  const summaries = newsOf(
    [
      change({ kind: 'added', after: first }),
      change({ kind: 'moved', before: first, after: second }),
      change({ kind: 'cancelled', after: second }),
      change({ kind: 'removed', before: second, after: null }),
    ],
    'fr',
  ).map(([, summary]) => summary);
  expect(summaries).toEqual([
    'Avant\u00a0: vendredi 11\u00a0octobre 2024, 20\u00a0h, Dar Lasram.',
    'vendredi 11\u00a0octobre 2024, 20\u00a0h, Dar Lasram.',
    'vendredi 11\u00a0octobre 2024, 20\u00a0h, Dar Lasram. Avant\u00a0: jeudi 10\u00a0octobre 2024, 20\u00a0h, Dar Lasram.',
    'jeudi 10\u00a0octobre 2024, 20\u00a0h, Dar Lasram.',
  ]);
});

test('the id of an entry does not depend on the address of the site', () => {
  const changes = [change({ kind: 'added' }), change({ kind: 'cancelled', after: null })];
  const ids = Array.from(
    changeFeed(festivalOf({ events: [night], changes }), 'fr').matchAll(/<id>(.*?)<\/id>/g),
    ([, id]) => id,
  );
  expect(ids).toEqual([
    'tag:dhaw,2026:changes/fr',
    'tag:dhaw,2026:changes/fr/cancelled-7-2024-10-01T10:00:00.000Z',
    'tag:dhaw,2026:changes/fr/added-7-2024-10-01T10:00:00.000Z',
  ]);
});
