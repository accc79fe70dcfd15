import { expect, test } from 'vitest';
import { fullName, initialsOf, sortPeople } from '../../../../src/domain/people/people.ts';

const named = (firstName: string | null, lastName: string | null) => ({ firstName, lastName });

test('a name is first then last', () => {
  expect(fullName(named('Leïla', 'Ben Amor'))).toBe('Leïla Ben Amor');
  expect(fullName(named(null, 'Zahra'))).toBe('Zahra');
  expect(fullName(named('Zahra', null))).toBe('Zahra');
  expect(fullName(named(null, null))).toBe('');
});

test('initials are the first letter of each name there is', () => {
  expect(initialsOf(named('Leïla', 'ben Amor'))).toBe('LB');
  expect(initialsOf(named(null, 'Élan'))).toBe('É');
  expect(initialsOf(named(null, null))).toBe('');
});

test('people are sorted by last name, accents aside, then by first', () => {
  const people = [
    named('Sami', 'Zed'),
    named('Nour', 'Élan'),
    named('Adam', 'Elan'),
    named('Mounia', null),
    named('Aya', 'Zed'),
    named(null, 'Fares'),
  ];
  expect(sortPeople(people, 'fr').map(fullName)).toEqual([
    'Adam Elan',
    'Nour Élan',
    'Fares',
    'Mounia',
    'Aya Zed',
    'Sami Zed',
  ]);
});
