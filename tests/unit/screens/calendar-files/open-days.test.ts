import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarEntries } from '../../../../src/screens/calendar-files/calendar-entries.ts';
import { calendarFile } from '../../../../src/screens/calendar-files/calendar-file.ts';
import { summaryEntries } from '../../../../src/screens/calendar-files/save-calendar.ts';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The data is given: no collection is read.

const exhibition = event(1, 'Contre-jour', {
  time: timeOf('2024-10-09', '2024-10-27'),
  openingDays: { fr: 'Du mardi au dimanche', en: 'Tuesday to Sunday' },
  openingHours: '10:00 – 18:00',
  closures: ['2024-10-18'],
});

function fileOf(given: FestivalEvent, hasReminders = false): string {
  const entries = calendarEntries(given, festivalOf({ events: [given] }), 'fr');
  const festival = { name: 'Dhaw 2024', site: 'dhaw', stamp: '2024-09-01T08:00:00.000Z' };
  return calendarFile({ ...festival, entries, hasReminders });
}

/** The entry as a calendar application reads it. */
function entryOf(given: FestivalEvent): ICAL.Event {
  const [entry] = ICAL.Component.fromString(fileOf(given)).getAllSubcomponents('vevent');
  return new ICAL.Event(entry);
}

function daysOf(given: FestivalEvent): string[] {
  const days = entryOf(given).iterator();
  const found: string[] = [];
  for (let day = days.next(); !days.complete && found.length < 100; day = days.next())
    found.push(day.toString());
  return found;
}

describe('an exhibition whose opening hours are certain stands in calendars', () => {
  test('on every day on which it is open, and on no other', () => {
    const all = Array.from({ length: 19 }, (_, index) => `2024-10-${String(index + 9).padStart(2, '0')}`);
    const closed = ['2024-10-14', '2024-10-18', '2024-10-21'];
    expect(daysOf(exhibition)).toEqual(all.filter((day) => !closed.includes(day)));
  });

  test('as whole days of a rule, on which the visitor is free', () => {
    const lines = fileOf(exhibition).split('\r\n');
    expect(lines.filter((line) => /^(?:DT(?!STAMP)|RR|EX|TR)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20241009',
      'DTEND;VALUE=DATE:20241010',
      'TRANSP:TRANSPARENT',
      'RRULE:FREQ=WEEKLY;UNTIL=20241027;BYDAY=TU,WE,TH,FR,SA,SU',
      'EXDATE;VALUE=DATE:20241018',
    ]);
  });

  test('with its days and hours in words, and the same identifier as ever', () => {
    const { description, uid } = entryOf(exhibition);
    expect(description.split('\n')).toEqual([
      'Ouverture\u00a0: Du mardi au dimanche, 10\u00a0h\u00a0–\u2060\u00a018\u00a0h',
      'Fermé le 18\u00a0octobre',
    ]);
    expect(uid).toBe('event-1@dhaw');
  });

  test('without a reminder for each of them', () => {
    expect(fileOf(exhibition, true)).toBe(fileOf(exhibition));
  });

  test('on the same days in the file of a visitor’s own list', () => {
    const data = festivalOf({ events: [exhibition] });
    const [entry] = summaryEntries(
      [{ id: 1, ...eventSummary(exhibition, data, 'fr') }],
      'https://dhaw.example',
    );
    expect(entry?.openDays).toEqual(calendarEntries(exhibition, data, 'fr')[0]?.openDays);
    expect(entry?.openDays).toHaveLength(16);
  });
});

test.each([
  ['it is open on each', { openingDays: { fr: 'Tous les jours' }, closures: [] }],
  ['its hours are not certain', { openingDays: { fr: 'Selon la marée' } }],
  ['it does not take place', { status: 'cancelled' as const }],
])('from its first day to its last where %s', (_, given) => {
  const entry = entryOf({ ...exhibition, ...given });
  expect(entry.isRecurring()).toBe(false);
  expect([entry.startDate.toString(), entry.endDate.toString()]).toEqual(['2024-10-09', '2024-10-28']);
});
