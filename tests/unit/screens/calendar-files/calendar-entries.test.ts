import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarEntries } from '../../../../src/screens/calendar-files/calendar-entries.ts';
import { calendarFile } from '../../../../src/screens/calendar-files/calendar-file.ts';
import { summaryEntries } from '../../../../src/screens/calendar-files/save-calendar.ts';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import type { FestivalData } from '../../../../src/content/festival.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { activity, event, moment, place, timeOf } from '../../domain/builders.ts';
import { change, festivalOf } from '../builders.ts';

// The festival is passed as an argument: no content collection is read.

const fort = {
  ...place(7, { fr: 'Fort; ancien, de La Goulette' }, 36.8181, 10.3057),
  address: { fr: 'La Goulette' },
};
const exhibition = event(1, 'Contre-jour', {
  placeId: 7,
  time: timeOf('2024-10-09T18:00', '2024-11-09T19:00'),
  vernissage: moment('2024-10-09T18:00'),
});
const longTitle = `L’« envers », ${'lumière; ombre \\ ضوء 🌒 '.repeat(6).trim()}`;
const night = event(2, '', {
  time: timeOf('2024-10-12T22:00', '2024-10-13T03:00'),
  activities: [longTitle, 'La nuit', 'Le matin'].map((fr, index) => activity(index + 1, { fr })),
});
const undated = event(3, 'Un jour');

function fileOf(one: FestivalEvent, given: Partial<FestivalData> = {}, hasReminders = false): string {
  const data = { ...festivalOf({ events: [one], places: [fort], ...given }), ...given };
  const festival = { name: 'Dhaw 2024', site: 'dhaw', stamp: '2024-09-01T08:00:00.000Z' };
  return calendarFile({ ...festival, entries: calendarEntries(one, data, 'fr'), hasReminders });
}

/** Entries of the event and of its vernissage, as a calendar application reads them. */
const entriesOf = (one: FestivalEvent, given: Partial<FestivalData> = {}) =>
  ICAL.Component.fromString(fileOf(one, given))
    .getAllSubcomponents('vevent')
    .map((component) => ({
      component,
      uid: new ICAL.Event(component).uid,
      valueOf: (name: string) => String(component.getFirstPropertyValue(name)),
    }));

describe('a calendar application', () => {
  test('reads every text as it was written, and where the place and the page are', () => {
    const [one] = entriesOf(night);
    expect([one?.valueOf('summary'), one?.valueOf('description')]).toEqual([longTitle, 'La nuit\nLe matin']);
    const [there] = entriesOf(exhibition);
    expect(there?.valueOf('location')).toBe('Fort; ancien, de La Goulette, La Goulette');
    expect(there?.valueOf('geo')).toBe('36.8181,10.3057');
    expect(there?.valueOf('url')).toMatch(/\/fr\/event\/1\/\?id=1$/);
  });

  test('reads the title only once, even if it is that of a later activity, and no event without a date', () => {
    const [one] = entriesOf({ ...night, activities: [activity(9, {}), ...night.activities.slice(1)] });
    expect([one?.valueOf('summary'), one?.valueOf('description')]).toEqual(['La nuit', 'Le matin']);
    expect(entriesOf(undated)).toEqual([]);
  });

  test('reads the practical facts: status, former date, price, languages, capacity and access', () => {
    const given = {
      ...night,
      activities: night.activities.slice(0, 1),
      status: 'postponed' as const,
      price: { words: {}, amount: 20 },
      languages: ['ar', 'tse'],
      capacity: 60,
      previousStart: moment('2024-10-10T22:00'),
      placeId: 7,
    };
    const [entry] = entriesOf(given, { places: [{ ...fort, accessibility: ['stepFree', 'level'] }] });
    expect(entry?.valueOf('description').split('\n')).toEqual([
      'Reporté',
      'Initialement\u00a0: jeudi 10\u00a0octobre',
      'Tarif\u00a0: 20 dinars tunisiens',
      'Langues\u00a0: arabe, langue des signes tunisienne',
      'Capacité\u00a0: 60 places',
      'Accessibilité\u00a0: Accessible en fauteuil roulant, De plain-pied',
    ]);
    expect(entry?.valueOf('status')).toBe('TENTATIVE');
  });

  test('gets the vernissage as a separate entry at its hour, and a permanent identifier for each entry', () => {
    const [days, vernissage] = entriesOf(exhibition);
    expect([days?.uid, days?.valueOf('transp')]).toEqual(['event-1@dhaw', 'TRANSPARENT']);
    expect([vernissage?.uid, vernissage?.valueOf('transp')]).toEqual(['vernissage-1@dhaw', 'OPAQUE']);
    expect(vernissage?.valueOf('summary')).toBe('Vernissage\u00a0: Contre-jour');
    expect(vernissage?.valueOf('dtstart')).toBe('2024-10-09T18:00:00');
  });

  test('can recognise the later of two versions of an entry, and when it was last changed', () => {
    const recordDates = { edition: {}, person: {}, event: { 2: '2024-09-20T10:00:00.000Z' } };
    const manifest = { ...festivalOf({}).manifest, revisions: { 2: 4 }, recordDates };
    const [entry] = entriesOf(night, { manifest });
    const versions = [entry?.valueOf('sequence'), entry?.valueOf('last-modified')];
    expect(versions).toEqual(['4', '2024-09-20T10:00:00Z']);
  });

  test('shows an event as cancelled if it was withdrawn before it began', () => {
    const statusAfter = (withdrawnAt: string) =>
      fileOf({ ...night, withdrawnAt } as FestivalEvent).match(/STATUS:\w+|DESCRIPTION:Annul\S+?(?=\\)/g);
    expect(statusAfter('2024-10-01T08:00:00.000Z')).toEqual(['STATUS:CANCELLED', 'DESCRIPTION:Annulé']);
    expect(statusAfter('2025-03-01T08:00:00.000Z')).toEqual(['STATUS:CONFIRMED']);
  });

  /** A change that a pull found: “Un jour” lost the date that it had until then. */
  const lost = (pulledAt: string, starts: string, ends: string | null = null) =>
    change(3, { pulledAt, before: { starts, ends } });
  const [evening, late] = ['2024-10-12T18:00:00.000Z', '2024-10-12T22:30:00.000Z'];
  const earlier = lost('2024-09-01', '2024-10-08T23:00:00.000Z', '2024-10-10T23:00:00.000Z');
  const postponed = { status: 'postponed' as const, previousStart: moment('2024-10-09') };

  test.each([
    [
      'postponed',
      postponed,
      [earlier, lost('2024-10-01', evening, late)],
      'TENTATIVE 12T19:00:00 12T23:30:00',
    ],
    [
      'postponed, and ended at midnight,',
      postponed,
      [lost('2024-10-01', evening, '2024-10-12T23:00:00.000Z')],
      'TENTATIVE 12T19:00:00 13T00:00:00',
    ],
    ['postponed before the first pull', postponed, [], 'TENTATIVE 09 10'],
    ['cancelled', { status: 'cancelled' as const }, [lost('2024-10-01', evening)], 'CANCELLED 12T19:00:00'],
    ['undated', {}, [earlier], 'TENTATIVE 09 12'],
    ['undated once it had begun', {}, [lost('2024-11-20', evening)], 'CONFIRMED 12T19:00:00'],
  ])('keeps the entry of an event that is %s at its last known date', (_, given, changes, expected) => {
    const entries = entriesOf({ ...undated, ...given }, { changes });
    expect(entries.map(({ uid }) => uid)).toEqual(['event-3@dhaw']);
    const shown = ['status', 'dtstart', 'dtend'].map((name) => entries[0]?.valueOf(name)).join(' ');
    expect(shown.replaceAll(/2024-10-|null/g, '').trim()).toBe(expected);
    const isTentative = expected.startsWith('TENTATIVE');
    expect(entries[0]?.valueOf('description').startsWith('Reporté')).toBe(isTentative);
  });
});

describe('an exhibition in a calendar', () => {
  /** Exhibition that is open from Tuesday to Sunday, except on one Friday. */
  const certain = event(1, 'Contre-jour', {
    time: timeOf('2024-10-09', '2024-10-27'),
    openingDays: { fr: 'Du mardi au dimanche', en: 'Tuesday to Sunday' },
    openingHours: '10:00 – 18:00',
    closures: ['2024-10-18'],
  });
  const daysOf = (given: FestivalEvent) =>
    fileOf(given)
      .split('\r\n')
      .filter((line) => /^(?:DT(?!STAMP)|RR|EX|TR)/.test(line));

  test('is on every day on which it is certainly open, and on no other', () => {
    expect(daysOf(certain)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20241009', 'TRANSP:TRANSPARENT']),
    );
    const [entry] = entriesOf(certain);
    const days = new ICAL.Event(entry?.component).iterator();
    const found: number[] = [];
    for (let time = days.next(); !days.complete && found.length < 100; time = days.next())
      found.push(time.day);
    expect(found).toEqual([9, 10, 11, 12, 13, 15, 16, 17, 19, 20, 22, 23, 24, 25, 26, 27]);
  });

  test('has its opening days and hours in words, and no reminder for each of its days', () => {
    expect(entriesOf(certain)[0]?.valueOf('description').split('\n')).toEqual([
      'Ouverture\u00a0: Du mardi au dimanche, 10\u00a0h\u00a0–\u2060\u00a018\u00a0h',
      'Fermé le 18\u00a0octobre',
    ]);
    expect(fileOf(certain, {}, true)).toBe(fileOf(certain));
  });

  test('is on the same days in the file of a visitor’s own list', () => {
    const data = festivalOf({ events: [certain] });
    const [entry] = summaryEntries([{ id: 1, ...eventSummary(certain, data, 'fr') }], 'https://dhaw.example');
    expect(entry?.openDays).toEqual(calendarEntries(certain, data, 'fr')[0]?.openDays);
    expect(entry?.openDays).toHaveLength(16);
  });

  test.each([
    ['it is open every day', { openingDays: { fr: 'Tous les jours' }, closures: [] }],
    ['its hours are not certain', { openingDays: { fr: 'Selon la marée' } }],
    ['it is cancelled', { status: 'cancelled' as const }],
  ])('is one entry from its first day to its last if %s', (_, given) => {
    expect(daysOf({ ...certain, ...given })).toEqual([
      'DTSTART;VALUE=DATE:20241009',
      'DTEND;VALUE=DATE:20241028',
      'TRANSP:TRANSPARENT',
    ]);
  });
});
