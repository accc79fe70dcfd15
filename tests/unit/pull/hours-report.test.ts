import { expect, test } from 'vitest';
import { hoursReport } from '../../../scripts/pull/hours-report.ts';
import { event } from '../domain/builders.ts';

test('the report for editors shows how each wording of opening hours was read, and which were not', () => {
  const eventWithHours = (id: number, fr: string, openingHours: string | null) =>
    event(id, '', { openingDays: { fr }, openingHours });
  const events = [
    eventWithHours(1, 'Du mardi au dimanche', '10h-18h, dernière entrée 17h30, fermé le 25 décembre'),
    eventWithHours(2, 'Du mardi au dimanche', '10h-18h, dernière entrée 17h30, fermé le 25 décembre'),
    eventWithHours(3, 'Selon la marée', null),
    event(4, ''),
  ];
  expect(hoursReport({ events, places: [] })).toEqual([
    'Opening hours: 1 of 2 wordings are read; the others are shown as they stand.',
    '  “Du mardi au dimanche, 10h-18h, dernière entrée 17h30, fermé le 25 décembre” → Mo closed; ' +
      'Tu We Th Fr Sa Su 10:00-18:00; closed on 25/12; last entry 17:30',
    '  “Selon la marée” → not read',
  ]);
});
