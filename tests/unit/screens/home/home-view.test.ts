import { expect, test } from 'vitest';
import { highlights } from '../../../../src/screens/home/home-view.ts';
import { event, moment, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const exhibitions = { ...type(1, 'Expositions', 2), namesCurator: true };
const debates = type(2, 'Débats', 1);
const concerts = type(3, 'Concerts', 3);
const eventTypes = [exhibitions, concerts, debates];
const titles = (...typeIds: number[]): string[] =>
  highlights(
    festivalOf({ eventTypes, events: typeIds.map((typeId, id) => event(id, `Type ${typeId}`, { typeId })) }),
    'fr',
  ).map(({ title }) => title.text);

test('the home page highlights the exhibitions, twelve at most', () => {
  expect(titles(2, 1, 3, 1)).toEqual(['Type 1', 'Type 1']);
  expect(titles(...Array.from({ length: 65 }, () => 1))).toHaveLength(12);
});

test('the home page lists events that can still be seen before those that are over', () => {
  const on = (id: number, day: string) =>
    event(id, `Le ${day}`, { typeId: 1, time: timeOf(`${day}T10:00`, `${day}T18:00`) });
  const data = festivalOf({ eventTypes, events: [on(1, '2024-10-10'), on(2, '2024-10-12')] });
  const shown = highlights(data, 'fr', moment('2024-10-11T10:00')).map(({ title }) => title.text);
  expect(shown).toEqual(['Le 2024-10-12', 'Le 2024-10-10']);
});

test('without exhibitions the home page highlights the events of the first type of the edition', () => {
  expect(titles(3, 2)).toEqual(['Type 2']);
  expect(titles(3)).toEqual(['Type 3']);
  expect(titles()).toEqual([]);
});
