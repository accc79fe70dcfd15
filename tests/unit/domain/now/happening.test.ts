import { describe, expect, test } from 'vitest';
import { happeningOf } from '../../../../src/domain/now/happening-of-event.ts';
import { event, moment, timeOf, tunis } from '../builders.ts';

describe('days on which the week does not hold', () => {
  const library = event(1, 'Bibliothèque', {
    time: timeOf('2024-10-09', '2024-11-09'),
    openingDays: {
      fr: 'Du mardi au samedi, sauf jours fériés',
      en: 'Tuesday to Saturday, except public holidays',
    },
    openingHours: '09:00 – 17:30',
    closures: ['2024-10-18'],
  });
  const isOpen = (day: string, publicHolidays: readonly string[]) => {
    const happening = happeningOf(library, { timeZone: tunis, publicHolidays: new Set(publicHolidays) });
    const noon = Date.parse(moment(`${day}T12:00`).instant);
    return happening?.spans.some(({ opens, closes }) => opens <= noon && noon < closes);
  };

  test('are public holidays, where the words say so, and closures', () => {
    expect(isOpen('2024-10-15', [])).toBe(true);
    expect(isOpen('2024-10-15', ['2024-10-15'])).toBe(false);
    expect(isOpen('2024-10-18', [])).toBe(false);
    expect(isOpen('2024-10-25', ['2024-10-15'])).toBe(true);
  });
});
