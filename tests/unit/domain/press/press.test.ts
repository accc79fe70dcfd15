import { expect, it } from 'vitest';
import { coverageOfYear, datedCoverage, pressContact } from '../../../../src/domain/press/press.ts';
import { edition } from '../builders.ts';

const withContact = (year: number, name: string | null) => {
  const one = edition(year, year);
  const contact = name === null ? null : { name, email: `${name}@dhaw.example`, phone: null };
  return { ...one, press: { ...one.press, contact } };
};

it.each([
  ['of the current edition is its own', [2024, 'nour'], [2024, 'nour'], 'nour'],
  ['of a past edition is that of the current one', [2022, 'old'], [2024, 'nour'], 'nour'],
  ['of a past edition is its own if the current one has none', [2022, 'old'], [2024, null], 'old'],
  ['of a future edition is its own', [2026, 'next'], [2024, 'nour'], 'next'],
  ['of a future edition without one is that of the current one', [2026, null], [2024, 'nour'], 'nour'],
  ['is absent if nobody is known', [2022, null], [2024, null], undefined],
] as const)('the press contact %s', (_, [year, own], [currentYear, current], expected) => {
  expect(pressContact(withContact(year, own), withContact(currentYear, current))?.name).toBe(expected);
});

it('media coverage of a year is what was published in it, latest first; undated links are in no list by date', () => {
  const rest = { url: 'https://a.example/', title: {}, order: 1, picture: null };
  const link = (id: number, date: string | null) => ({ ...rest, id, date });
  const days = ['2024-10-10', null, '2024-11-01', '2022-10-01', '2024-10-10'];
  const links = days.map((day, index) => link(index + 1, day));

  expect(coverageOfYear(links, 2024).map(({ id }) => id)).toEqual([3, 5, 1]);
  expect(datedCoverage(links).map(({ id }) => id)).toEqual([3, 5, 1, 4]);
});
