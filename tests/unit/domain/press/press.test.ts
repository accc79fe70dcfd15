import { describe, expect, it } from 'vitest';
import { coverageOfYear, datedCoverage } from '../../../../src/domain/press/coverage.ts';
import { pressContact } from '../../../../src/domain/press/contact.ts';
import { edition } from '../builders.ts';

const withContact = (year: number, name: string | null) => {
  const one = edition(year, year);
  const contact = name === null ? null : { name, email: `${name}@dhaw.example`, phone: null };
  return { ...one, press: { ...one.press, contact } };
};

describe('the press contact', () => {
  it.each([
    ['of the current edition', [2024, 'nour'], [2024, 'nour'], 'nour'],
    ['of a past edition is who answers today', [2022, 'old'], [2024, 'nour'], 'nour'],
    ['of a past edition is its own where today’s is not known', [2022, 'old'], [2024, null], 'old'],
    ['of an edition to come is its own', [2026, 'next'], [2024, 'nour'], 'next'],
    ['of an edition to come is today’s until it has one', [2026, null], [2024, 'nour'], 'nour'],
    ['is nobody where nobody is known', [2022, null], [2024, null], undefined],
  ] as const)('%s', (_name, [year, own], [currentYear, current], expected) => {
    expect(pressContact(withContact(year, own), withContact(currentYear, current))?.name).toBe(expected);
  });
});

describe('media coverage', () => {
  const rest = { url: 'https://a.example/', title: {}, order: 1, picture: null };
  const link = (id: number, date: string | null) => ({ ...rest, id, date });
  const days = ['2024-10-10', null, '2024-11-01', '2022-10-01', '2024-10-10'];
  const links = days.map((day, index) => link(index + 1, day));

  it('of a year is what was published in it, the latest first', () => {
    expect(coverageOfYear(links, 2024).map(({ id }) => id)).toEqual([3, 5, 1]);
  });

  it('without a date has no place by date', () => {
    expect(datedCoverage(links).map(({ id }) => id)).toEqual([3, 5, 1, 4]);
  });
});
