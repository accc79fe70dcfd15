import { describe, expect, test } from 'vitest';
import { byId, type Localised } from '../../../../src/domain/model/core.ts';
import { curatorsOf, groupByRole, participantsOf, teamOf } from '../../../../src/domain/people/people.ts';
import { activity, event, ids, participant, role, type } from '../builders.ts';

const groupsOf = (pairs: [number, number][], ...roles: ReturnType<typeof role>[]) =>
  groupByRole(
    pairs.map(([personId, roleId]) => participant(personId, roleId)),
    byId(roles),
    'fr',
  );

describe('people of an event', () => {
  test('are grouped by role: artists first, then by order, then by title', () => {
    const groups = groupsOf(
      [
        [1, 10],
        [2, 11],
        [3, 12],
        [4, 13],
        [5, 14],
      ],
      role(10, { fr: 'Scénographie' }),
      role(11, { fr: 'Commissaires' }, 1),
      role(12, { fr: 'Équipe' }),
      role(13, { fr: 'Artistes' }, 50),
      role(14, { fr: 'Graphisme' }),
    );
    expect(groups.map(({ role: one }) => one.title.fr)).toEqual([
      'Artistes',
      'Commissaires',
      'Équipe',
      'Graphisme',
      'Scénographie',
    ]);
  });

  test.each<Localised>([{ fr: ' ARTISTES ' }, { en: 'artistes' }, { fr: 'Plasticiens', en: 'Artistes' }])(
    'a role titled %j holds the artists',
    (title) => {
      const pairs: [number, number][] = [
        [1, 1],
        [2, 2],
      ];
      expect(groupsOf(pairs, role(1, { fr: 'Autres' }, 1), role(2, title, 9))[0]?.role.id).toBe(2);
    },
  );

  test('a role titled "Artiste invité" does not', () => {
    const pairs: [number, number][] = [
      [1, 1],
      [2, 2],
    ];
    expect(
      groupsOf(pairs, role(1, { fr: 'Autres' }, 1), role(2, { fr: 'Artiste invité' }, 9))[0]?.role.id,
    ).toBe(1);
  });

  test('stand in their given order, each once in a role', () => {
    const groups = groupsOf(
      [
        [9, 1],
        [3, 1],
        [9, 2],
        [9, 1],
      ],
      role(1, { fr: 'Artistes' }),
      role(2, { fr: 'Textes' }),
    );
    expect(groups.map(({ personIds }) => personIds)).toEqual([[9, 3], [9]]);
  });

  test('stand in two columns when a role has more than five', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, index): [number, number] => [index, 1]);
    expect(groupsOf(people(5), role(1, { fr: 'Artistes' }))[0]?.isTwoColumns).toBe(false);
    expect(groupsOf(people(6), role(1, { fr: 'Artistes' }))[0]?.isTwoColumns).toBe(true);
    const oneTwice: [number, number][] = [...people(5), [0, 1]];
    expect(groupsOf(oneTwice, role(1, { fr: 'Artistes' }))[0]?.isTwoColumns).toBe(false);
  });

  test('of an unknown role have no group', () => {
    expect(groupsOf([[1, 99]])).toEqual([]);
  });

  test('come from all its activities', () => {
    const activities = [
      activity(1, {}, [participant(5, 1)]),
      activity(2, {}, [participant(6, 1), participant(5, 2)]),
    ];
    expect(participantsOf({ activities }).map(({ personId }) => personId)).toEqual([5, 6, 5]);
  });
});

describe('the curators of an event', () => {
  const types = byId([type(1, 'Expositions', 1, { namesCurator: true }), type(2, 'Débats', 2)]);
  const roles = byId([role(3, { fr: 'Commissaire' }, 1, { isCurator: true }), role(4, { fr: 'Artistes' })]);
  const activities = [
    activity(1, {}, [participant(10, 4), participant(11, 3)]),
    activity(2, {}, [participant(11, 3), participant(12, 3)]),
  ];

  test('are each named once', () => {
    expect(curatorsOf(event(1, '', { typeId: 1, activities }), types, roles)).toEqual([11, 12]);
  });

  test('are named only for types that name them', () => {
    expect(curatorsOf(event(1, '', { typeId: 2, activities }), types, roles)).toEqual([]);
    expect(curatorsOf(event(1, '', { typeId: null, activities }), types, roles)).toEqual([]);
  });
});

test('the team has one entry per person, sorted by the order of the first role, without other roles', () => {
  const roles = byId([
    role(1, { fr: 'Direction' }, 1, { isTeam: true }),
    role(2, { fr: 'Production' }, 5, { isTeam: true }),
    role(3, { fr: 'Bénévoles' }, 100, { isTeam: true }),
    role(4, { fr: 'Artistes' }, 0),
  ]);
  const team = teamOf(
    [
      participant(21, 2),
      participant(20, 3),
      participant(22, 4),
      participant(20, 1),
      participant(23, 2),
      participant(21, 2),
      participant(23, 4),
    ],
    roles,
  );
  expect(team.map(({ personId, roles: held }) => [personId, ids(held)])).toEqual([
    [20, [1, 3]],
    [21, [2]],
    [23, [2]],
  ]);
});
