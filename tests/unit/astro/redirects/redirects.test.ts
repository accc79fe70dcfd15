import { expect, test } from 'vitest';
import { redirectsOf, withdrawnPages } from '../../../../scripts/astro/redirects/redirects.ts';
import type { Snapshot } from '../../../../src/content/snapshot.ts';
import { noChanges } from '../../../../src/domain/model/snapshot.ts';
import { readEnvironment } from '../../../../src/site/environment.ts';
import { edition, place, type } from '../../domain/builders.ts';
import { festivalOf } from '../../screens/builders.ts';

function snapshotOf(given: Parameters<typeof festivalOf>[0]): Snapshot {
  const { manifest, media, ...festival } = festivalOf(given);
  return { festival, manifest, media, changes: noChanges, quarantine: [] };
}

/** Returns the targets of second addresses, by address. */
function targetsIn(snapshot: Snapshot, currentYear: string): Record<string, string> {
  const environment = readEnvironment({ SITE_SLUG: 'dhaw', CURRENT_YEAR: currentYear });
  return Object.fromEntries(redirectsOf(snapshot, environment).map(({ from, to }) => [from, to]));
}

/** Returns the targets for a festival with these years. */
const targets = (currentYear: string, ...years: number[]): Record<string, string> =>
  targetsIn(snapshotOf({ editions: years.map((year) => edition(year, year)) }), currentYear);

test.each([
  ['the current edition', [2024, 2025], 2024],
  ['the latest edition if the current year has none, as the home page does', [2025, 2022], 2025],
])('“program” and “press” lead to %s', (_name, years, year) => {
  expect(targets('2024', ...years)).toMatchObject({
    program: `program/${year}`,
    'program/1': `program/${year}`,
    press: `press/${year}`,
    dhaw_2024: '',
  });
});

test('the address of an edition as the current one leads to it for ever', () => {
  expect(targets('2026', 2024, 2026)).toMatchObject({ dhaw_2026: '', dhaw_2024: 'edition/2024' });
});

test('no address of a withdrawn venue, type or page breaks: its sheet and the page stay, others lead elsewhere', () => {
  const withdrawnAt = '2024-10-02T10:00:00.000Z';
  // It had events in an edition that is not among these.
  const talks = { ...type(4, 'Rencontres', 2), withdrawnAt, editionIds: [9] };
  const snapshot = snapshotOf({
    editions: [edition(1, 2024), edition(2, 2022)],
    withdrawnPlaces: [{ ...place(7, { fr: 'Kiosque' }, 36.8, 10.1), withdrawnAt }],
    withdrawnTypes: [{ ...type(3, 'Concerts', 1), withdrawnAt }, talks],
    withdrawnPages: [{ id: 12, title: {}, sections: [], withdrawnAt }],
  });
  expect(withdrawnPages(snapshot)).toEqual(['venue/7', 'page/12']);
  expect(targetsIn(snapshot, '2024')).toMatchObject({
    'map/7': 'venue/7',
    'typeevent/1/3': 'program/2024',
    'typeevent/2/3': 'program/2022',
    'typeevent/1/4': 'program/2024',
  });
  expect(targetsIn(snapshot, '2024')).not.toHaveProperty(['typeevent/2/4']);
});
