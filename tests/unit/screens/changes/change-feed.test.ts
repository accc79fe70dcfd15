import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { changeFeed } from '../../../../src/screens/changes/changes-view.ts';
import type { Change } from '../../../../src/domain/model/snapshot.ts';
import { event, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';
import { change } from './builders.ts';

const night = event(7, 'Nuit blanche', { time: timeOf('2024-10-12T21:00', '2024-10-12T23:00'), placeId: 3 });

/** What the feed of these changes says of each, and where it leads. */
function newsOf(changes: Change[], lang: 'fr' | 'en', isSelfGuided = false) {
  const events = [{ ...night, isSelfGuided }];
  const text = changeFeed(festivalOf({ events, places: [place(3, { fr: 'Le Rio' })], changes }), lang);
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

test('an event that is cancelled, postponed or resumed is told with its time and place', () => {
  const kinds = ['cancelled', 'postponed', 'resumed'] as const;
  const titles = newsOf(kinds.map((kind) => change({ kind })).toReversed(), 'en').map(([title]) => title);
  expect(titles).toEqual([
    'Cancelled: Sleepless',
    'Postponed: Sleepless',
    'Back in the programme: Sleepless',
  ]);
});

test('an event that moved is told with its time and place after and before, in Tunis', () => {
  const moved = change({ kind: 'moved', before: { starts: '2024-10-09T23:30:00.000Z' } });
  expect(newsOf([moved], 'en')).toEqual([
    [
      'Moved: Sleepless',
      'Saturday 12\u00a0October 2024, 9–\u206011pm, Le Rio. Before: Thursday 10\u00a0October 2024, 12.30am, Unknown Place.',
      '/en/event/7/?id=7',
    ],
  ]);
});

test('an event that is withdrawn leads to the programme it stood in', () => {
  const gone = change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' }, year: 2022 });
  expect(newsOf([gone], 'fr')).toEqual([['Retiré du programme\u00a0: Éclipse', null, '/fr/program/2022/']]);
});

test('a new title is told with the one before', () => {
  const retitled = change({ kind: 'retitled', before: { title: { fr: 'Nuit noire' } } });
  expect(newsOf([retitled], 'fr')[0]?.[1]).toMatch(/Avant\u00a0: Nuit noire\.$/);
});

test('the latest news comes first; editions and people are not the programme', () => {
  const first = change({ kind: 'added' });
  const person = change({ kind: 'added', entity: 'person' });
  const last = change({ kind: 'retitled', pulledAt: '2024-10-02T10:00:00.000Z' });
  expect(newsOf([first, person, last], 'en').map(([title]) => title)).toEqual([
    'New title: Sleepless',
    'Added to the programme: Sleepless',
  ]);
});

test('a self-guided route is told with its date and place, as in the programme', () => {
  expect(newsOf([change({ kind: 'added' })], 'fr', true)[0]?.[1]).toBe(
    'samedi 12\u00a0octobre 2024, 21\u00a0h\u00a0–\u2060\u00a023\u00a0h, Le Rio.',
  );
});

test('an entry tells the state of its own time, whatever came after it', () => {
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

test('the id of an entry stays when the site moves; one that was published before stays too', () => {
  const changes = [change({ kind: 'added' }), change({ kind: 'cancelled', after: null })];
  const ids = Array.from(
    changeFeed(festivalOf({ events: [night], changes }), 'fr').matchAll(/<id>(.*?)<\/id>/g),
    ([, id]) => id,
  );
  expect(ids).toEqual([
    'tag:dhaw,2026:changes/fr',
    'tag:dhaw,2026:changes/fr/cancelled-7-2024-10-01T10:00:00.000Z',
    expect.stringMatching(/^https?:\/\/.*\/fr\/changes\.xml#added-7-2024-10-01T10:00:00\.000Z$/),
  ]);
});
