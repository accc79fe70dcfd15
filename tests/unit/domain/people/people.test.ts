import { describe, expect, test } from 'vitest';
import { byId, type Localised } from '../../../../src/domain/model/core.ts';
import {
  curatorsOf,
  fullName,
  groupByRole,
  initialsOf,
  sortPeople,
  teamOf,
  workOfPerson,
} from '../../../../src/domain/people/people.ts';
import { activity, edition, event, ids, participant, role, timeOf, type } from '../builders.ts';

const named = (firstName: string | null, lastName: string | null) => ({ firstName, lastName });

test.each([
  ['Leïla', 'ben Amor', 'Leïla ben Amor', 'LB'],
  [null, 'Élan', 'Élan', 'É'],
  ['Zahra', null, 'Zahra', 'Z'],
  [null, null, '', ''],
])('%s, %s has the full name “%s” and the initials “%s”', (firstName, lastName, full, initials) => {
  const one = named(firstName, lastName);
  expect([fullName(one), initialsOf(one)]).toEqual([full, initials]);
});

test('people are sorted by last name, accents aside, then by first name', () => {
  const names = ['Sami Zed', 'Nour Élan', 'Adam Elan', 'Aya Zed', ' Fares'].map((name) => name.split(' '));
  const people = [...names.map(([first = '', last = '']) => named(first, last)), named(null, null)];
  const sorted = ['', 'Adam Elan', 'Nour Élan', 'Fares', 'Aya Zed', 'Sami Zed'];
  expect(sortPeople(people, 'fr').map(fullName)).toEqual(sorted);
});

describe('people of an event', () => {
  /** Returns persons as participants in a role. */
  const inRole = (roleId: number, ...personIds: number[]) => personIds.map((id) => participant(id, roleId));
  const groupsOf = (participants: ReturnType<typeof participant>[], ...roles: ReturnType<typeof role>[]) =>
    groupByRole(participants, byId(roles), 'fr');
  const artists = role(1, { fr: 'Artistes' });

  test('are grouped by role: artists first, then by order, then by title', () => {
    const roles = [
      role(10, { fr: 'Scénographie' }),
      role(11, { fr: 'Commissaires' }, 1),
      role(12, { fr: 'Équipe' }),
      role(13, { fr: 'Artistes' }, 50),
    ];
    const held = roles.flatMap(({ id }) => inRole(id, id));
    expect(groupsOf(held, ...roles).map((group) => group.role?.id)).toEqual([13, 11, 12, 10]);
  });

  test.each<[Localised, number]>([
    [{ fr: ' ARTISTES ' }, 2],
    [{ fr: 'Plasticiens', en: 'Artistes' }, 2],
    [{ fr: 'Artiste invité' }, 1],
  ])('if role 2 is titled %j, role %i comes first', (title, first) => {
    const held = [...inRole(1, 1), ...inRole(2, 2)];
    const groups = groupsOf(held, role(1, { fr: 'Autres' }, 1), role(2, title, 9));
    expect(groups[0]?.role?.id).toBe(first);
  });

  test('keep their given order, each once in a role, those of no known role last', () => {
    const held = [...inRole(99, 7), ...inRole(1, 9, 3), ...inRole(2, 9), ...inRole(1, 9)];
    const groups = groupsOf(held, artists, role(2, { fr: 'Textes' }));
    expect(groups.map(({ personIds }) => personIds)).toEqual([[9, 3], [9], [7]]);
  });

  test.each([
    ['one column if a role has five, even if one is named twice', [0, 1, 2, 3, 4, 0], false],
    ['two columns if a role has more', [0, 1, 2, 3, 4, 5], true],
  ])('are in %s', (_, persons, isTwoColumns) => {
    expect(groupsOf(inRole(1, ...persons), artists)[0]?.isTwoColumns).toBe(isTwoColumns);
  });

  const activities = [
    activity(1, {}, [participant(10, 4), participant(11, 3)]),
    activity(2, {}, [participant(11, 3), participant(12, 3), participant(13, 99)]),
  ];

  test.each([
    ['include each curator once', 1, [11, 12]],
    ['include no curators for a type that does not name them', 2, []],
    ['include no curators for an unknown type', 99, []],
  ])('%s', (_, typeId, curators) => {
    const types = byId([type(1, 'Expositions', 1, { namesCurator: true }), type(2, 'Débats', 2)]);
    const roles = byId([role(3, { fr: 'Commissaire' }, 1, { isCurator: true }), role(4, { fr: 'Artistes' })]);
    expect(curatorsOf(event(1, '', { typeId, activities }), types, roles)).toEqual(curators);
  });
});

test('the team has one entry per person, sorted by the order of the first role, without roles outside the team', () => {
  const roles = byId([
    role(1, { fr: 'Direction' }, 1, { isTeam: true }),
    role(2, { fr: 'Production' }, 5, { isTeam: true }),
    role(3, { fr: 'Bénévoles' }, 100, { isTeam: true }),
    role(4, { fr: 'Artistes' }, 0),
    role(5, { fr: 'Administration' }, 1, { isTeam: true }),
  ]);
  const first = [participant(21, 2), participant(20, 3), participant(22, 4), participant(20, 5)];
  const others = [participant(20, 1), participant(23, 2), participant(21, 2), participant(24, 99)];
  const team = teamOf([...first, ...others], roles);
  const told = team.map(({ personId, roles: own }) => `${personId}: ${ids(own).join(', ')}`);
  expect(told).toEqual(['20: 1, 5, 3', '21: 2', '23: 2']);
});

describe('the work of a person', () => {
  const [artist, curator] = [role(1, { fr: 'Artistes' }, 5), role(3, { fr: 'Commissaire' }, 2)];
  const [rim, namesake] = [12, 13];

  /** Returns an event of the edition in which the person has these roles, and someone else is the curator. */
  const took = (id: number, editionId: number | null, day: string, roleIds: number[], personId = rim) => {
    const people = [...roleIds.map((roleId) => participant(personId, roleId)), participant(99, curator.id)];
    const time = day === '' ? null : timeOf(`${day}T18:00`);
    return event(id, '', { editionId, time, activities: [activity(id, { fr: 'x' }, people)] });
  };

  const workOf = (...events: ReturnType<typeof took>[]) => {
    const editions = byId([edition(1, 2024), edition(2, 2022), edition(3, 2013)]);
    return workOfPerson(rim, { events, by: { edition: editions, role: byId([artist, curator]) } }, 'fr');
  };
  const idsByYear = (...events: ReturnType<typeof took>[]) =>
    workOf(...events).map(
      ({ edition: its, events: own }) => `${its?.year}: ${own.map((one) => one.event.id).join(', ')}`,
    );

  test('is sorted by edition, latest first, then by date, whatever the role, with events without either last', () => {
    const past = [
      took(1, 3, '2013-10-01', [1]),
      took(2, null, '2019-05-01', [1]),
      took(3, 2, '2022-10-01', [1]),
    ];
    const autumn = [took(4, 1, '2024-11-02', [1]), took(5, 1, '2024-10-12', [3])];
    const others = [took(6, 1, '', [1]), took(7, 1, '2024-10-09', [99])];
    const years = ['2024: 7, 5, 4, 6', '2022: 3', '2013: 1', 'undefined: 2'];
    expect(idsByYear(...past, ...autumn, ...others)).toEqual(years);
  });

  test('lists each role once, the leading one first', () => {
    expect(workOf(took(1, 1, '2024-10-10', [3, 1, 3]))[0]?.events[0]?.roles).toEqual([artist, curator]);
  });

  test('of an edition has the leading role among all its events', () => {
    expect(workOf(took(1, 1, '2024-10-10', [3]), took(2, 1, '2024-10-12', [1]))[0]?.leading).toEqual(artist);
    expect(workOf(took(1, 1, '2024-10-10', [99]))[0]?.leading).toBeNull();
  });

  test('is found by the person’s id, not by the name', () => {
    const [own, other] = [took(1, 1, '2024-10-10', [1]), took(2, 2, '2022-10-10', [1], namesake)];
    expect(idsByYear(own, other)).toEqual(['2024: 1']);
  });
});
