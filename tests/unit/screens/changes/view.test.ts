import { expect, test } from 'vitest';
import type { Change } from '../../../../src/domain/model/snapshot.ts';
import { changesView } from '../../../../src/screens/changes/changes-view.ts';
import { eventNews } from '../../../../src/screens/event/status/event-news.ts';
import { event, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';
import { change } from './builders.ts';

const night = event(7, 'Nuit blanche', { time: timeOf('2024-10-12T21:00', '2024-10-13T01:00'), placeId: 3 });
const places = [place(3, { fr: 'Le Rio' }), place(4, { fr: 'Dar Lasram' })];
const viewOf = (changes: Change[]) => changesView(festivalOf({ events: [night], places, changes }), 'fr');

test('changes stand by the festival’s day on which they were found, the latest first', () => {
  const { days } = viewOf([
    change({ kind: 'added', pulledAt: '2024-10-01T10:00:00.000Z' }),
    // Past midnight in Tunis.
    change({ kind: 'cancelled', pulledAt: '2024-10-02T23:30:00.000Z' }),
    change({ kind: 'resumed', pulledAt: '2024-10-03T08:00:00.000Z' }),
  ]);
  expect(days.map(({ title, changes }) => [title, changes.map(({ kind }) => kind)])).toEqual([
    ['jeudi 3\u00a0octobre 2024', ['resumed', 'cancelled']],
    ['mardi 1er\u00a0octobre 2024', ['added']],
  ]);
});

test('an event that moved twice is told from where to where each time', () => {
  const first = change({ before: { starts: '2024-10-10T19:00:00.000Z', ends: null, placeId: 4 } });
  const second = change({
    pulledAt: '2024-10-05T10:00:00.000Z',
    before: { starts: '2024-10-11T20:00:00.000Z', ends: '2024-10-12T00:00:00.000Z', placeId: 4 },
  });
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

test('of a new title the former is told; what has no page has no link', () => {
  const view = viewOf([
    change({ kind: 'retitled', before: { title: { fr: 'Insomnie' } } }),
    change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' } }),
    change({ kind: 'added', entity: 'person', id: 5 }),
  ]);
  expect(view.days[0]?.changes.map(({ before, href, title }) => [title.text, before, href])).toEqual([
    ['Éclipse', [], null],
    ['Nuit blanche', ['Insomnie'], '/fr/event/7/?id=7'],
  ]);
});

test('the page of an event finds its latest news here', () => {
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
});
