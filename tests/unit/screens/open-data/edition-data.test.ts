import { expect, test } from 'vitest';
import { editionDataOf } from '../../../../src/screens/open-data/edition-data.ts';
import { editionTable } from '../../../../src/screens/open-data/edition-table.ts';
import { activity, event, participant, role } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

test('the data of an edition name the people of an event as its page does, also those without a role', () => {
  const held = [
    participant(3, 1),
    participant(1, null),
    participant(2, 99),
    participant(5, null),
    participant(4, 5),
    participant(3, 1),
  ];
  const data = festivalOf({
    events: [event(7, 'Contre-jour', { activities: [activity(1, { fr: 'Contre-jour' }, held)] })],
    persons: [
      person(1, 'Lina', 'Mabrouk'),
      person(2, 'Zied', 'Hamrouni'),
      person(3, 'Sirine', 'Haouas'),
      person(4, null, null),
    ],
    withdrawnPersons: [{ ...person(5, 'Emna', 'Belkhiria'), withdrawnAt: '2024-10-02T10:00:00.000Z' }],
    roles: [role(1, { fr: 'Lumière' }), role(5, { fr: 'Son' })],
  });
  const published = editionDataOf(data.current, data, 'fr');
  expect(JSON.parse(JSON.stringify(published.events[0]?.activities[0]?.participants))).toEqual([
    { person: 3, role: 1 },
    { person: 1 },
    { person: 2 },
    { person: 5 },
  ]);
  expect(published.people.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  expect(published.roles.map(({ id }) => id)).toEqual([1]);
  expect(editionTable(published)).toContain(
    'Sirine Haouas (Lumière); Lina Mabrouk; Zied Hamrouni; Emna Belkhiria,',
  );
});
