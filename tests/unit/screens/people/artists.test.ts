import { expect, test } from 'vitest';
import { artistsViews } from '../../../../src/screens/people/artists.ts';
import { activity, edition, event, participant } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const letters = Array.from('ABCDEFGHIJ');
/** Twenty people for each initial of a last name. Those of the last five letters are only in the past edition. */
const persons = Array.from({ length: 200 }, (_, at) =>
  person(at + 1, 'Prénom', `${letters[Math.floor(at / 20)]} ${String(at % 20).padStart(2, '0')}`),
);
const part = (from: number, to: number) => {
  const people = persons.slice(from, to).map(({ id }) => participant(id, 1));
  return activity(from, {}, people);
};
const data = festivalOf({
  editions: [edition(1, 2024), edition(2, 2022)],
  events: [
    event(1, 'Une exposition', { activities: [part(0, 100)] }),
    event(2, 'Une autre', { editionId: 2, activities: [part(90, 200)] }),
  ],
  persons,
});

test('a long list of artists is split into pages, and every letter links to where its people begin', () => {
  const pages = artistsViews('fr', data);
  const shown = pages.map(({ lists }) =>
    lists.map(({ anchor, letters: of }) =>
      [anchor, ...of.map(({ letter, people }) => `${letter}${people.length}`)].join(' '),
    ),
  );
  expect(shown).toEqual([['now A20 B20 C20 D20 E20', 'before F20 G20 H20'], ['before I20 J20']]);
  const others = pages.map(({ lists }) =>
    lists
      .at(-1)
      ?.index.map(({ href }) => href)
      .join(' '),
  );
  expect(others).toEqual([
    '#before-F #before-G #before-H /fr/artists/2/#before-I /fr/artists/2/#before-J',
    '/fr/artists/#before-F /fr/artists/#before-G /fr/artists/#before-H #before-I #before-J',
  ]);
  const turns = pages.map((page) => [page.turns?.previousHref, page.turns?.nextHref]);
  expect(turns.flat()).toEqual([null, '/fr/artists/2/', '/fr/artists/', null]);
});
