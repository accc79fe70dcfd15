import { describe, expect, it } from 'vitest';
import { festivalOf } from './harness.ts';

describe('editions', () => {
  it('are sorted by year, the latest first, and one without a year is left out', () => {
    const { festival } = festivalOf({
      editions: [{ id: 1, annee: 2013 }, { id: 2, annee: 2024 }, { id: 3 }],
    });
    expect(festival.editions.map(({ year }) => year)).toEqual([2024, 2013]);
  });

  it.each([0, -2024, 20_240, 9_007_199_254_740_991])('of the year %i are left out', (annee) => {
    const { festival, quarantined } = festivalOf({ editions: [{ id: 1, annee }] });
    expect(festival.editions).toEqual([]);
    expect(quarantined[0]?.reason).toContain(
      `${annee} is not a year from 1800 to 2199; the edition is left out`,
    );
  });

  it('of the same year are reported, with the one whose page has the address', () => {
    const { quarantined } = festivalOf({
      editions: [
        { id: 5, annee: 2024 },
        { id: 2, annee: 2024 },
      ],
    });
    expect(quarantined).toMatchObject([
      { id: 5, reason: expect.stringContaining('as that of edition 2') as string },
    ]);
  });

  it.each(['2024-10-01', '2124-10-01'])(
    'that start on 2024-10-09 and end on %s have no end, which is reported',
    (date_fin) => {
      const editions = [{ id: 1, annee: 2024, date_debut: '2024-10-09', date_fin }];
      const { festival, quarantined } = festivalOf({ editions });
      expect(festival.editions).toMatchObject([{ start: { day: '2024-10-09' }, end: null }]);
      expect(quarantined).toMatchObject([{ path: '/api/editions/ #1.date_fin' }]);
    },
  );
});
