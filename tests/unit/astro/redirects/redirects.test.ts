import { expect, test } from 'vitest';
import { redirectsOf } from '../../../../scripts/astro/redirects/redirects.ts';
import { noChanges } from '../../../../src/domain/model/snapshot.ts';
import { readEnvironment } from '../../../../src/site/environment.ts';
import { edition } from '../../domain/builders.ts';
import { festivalOf } from '../../screens/builders.ts';

/** Returns the second addresses that lead to a page of a year, for a festival with these years. */
function targets(currentYear: string, ...years: number[]): Record<string, string> {
  const { manifest, media, ...festival } = festivalOf({ editions: years.map((year) => edition(year, year)) });
  const environment = readEnvironment({ SITE_SLUG: 'dhaw', CURRENT_YEAR: currentYear });
  const redirects = redirectsOf(
    { festival, manifest, media, changes: noChanges, quarantine: [] },
    environment,
  );
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
}

test('“program” and “press” lead to the current edition', () => {
  expect(targets('2024', 2024, 2025)).toMatchObject({
    program: 'program/2024',
    'program/1': 'program/2024',
    press: 'press/2024',
    dhaw_2024: '',
  });
});

test('the address of an edition as the current one leads to it for ever', () => {
  expect(targets('2026', 2024, 2026)).toMatchObject({ dhaw_2026: '', dhaw_2024: 'edition/2024' });
});

test('“program” and “press” lead to the latest edition if the current year has none, as the home page does', () => {
  expect(targets('2024', 2025, 2022)).toMatchObject({
    program: 'program/2025',
    'program/1': 'program/2025',
    press: 'press/2025',
    dhaw_2024: '',
  });
});
