import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compareStarts, titleOf } from '../../../../src/domain/event/events.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { opennessOf } from '../../../../src/domain/event/openness/openness-of-event.ts';
import { type NowGroup, nowList, standingAt } from '../../../../src/domain/now/now-list.ts';
import { specialDaysOf } from '../../../../src/domain/now/special-days.ts';
import { daySpan } from '../../../../src/domain/time/zone-clock.ts';
import { datedEvent, festival } from '../../demo/festival-parts.ts';
import { activity, event, moment, timeOf, tunis } from '../builders.ts';

const publicHolidays = festival.editions
  .flatMap(({ jours_feries }) => jours_feries)
  .map(({ date, intitule }) => ({ day: date, name: { fr: intitule } }));
const calendar = { timeZone: tunis, publicHolidays: new Set(publicHolidays.map(({ day }) => day)) };
/** Events of the demo in the order of the page, whatever their order in the festival's folder. */
const demo = () =>
  festival.events
    .filter(({ edition }) => edition === 1)
    .map((row) => ({
      ...datedEvent(row, tunis),
      activities: [activity(1, { fr: row.activite[0]?.intitule ?? '' })],
    }))
    .toSorted(compareStarts);

/** Returns what is listed at a moment in Tunis, by group: titles, with the hour if it is known. */
function listAt(when: string, events: readonly FestivalEvent[] = demo(), walks: Record<number, number> = {}) {
  const items = events.flatMap((one) => {
    const openness = opennessOf(one, calendar);
    return openness ? [{ openness, event: one, walk: walks[one.id] ?? null }] : [];
  });
  const groups: Partial<Record<NowGroup, string[]>> = {};
  const { day, instant } = moment(when);
  for (const { group, at, item } of nowList(items, Date.parse(instant), daySpan(day, tunis))) {
    const hour = at === null ? '' : new Date(at + 3_600_000).toISOString().slice(11, 16);
    (groups[group] ??= []).push(`${titleOf(item.event)?.fr?.replaceAll('\u00a0', ' ')} ${hour}`.trim());
  }
  return groups;
}

/** Returns what is special on a day: names of public holidays, and titles of events that are closed as an exception. */
function specialOn(day: string) {
  return specialDaysOf(demo(), publicHolidays, [day]).map(({ holidays, closed }) => ({
    holidays: holidays.map(({ name }) => name.fr),
    closed: closed.map((one) => titleOf(one)?.fr?.replaceAll('\u00a0', ' ')),
  }));
}

describe.each([
  ['Africa/Tunis', '2024-10-27 01:30'],
  ['America/New_York', '2024-10-26 20:30'],
  ['Asia/Tokyo', '2024-10-27 09:30'],
])('the list of what is on at the demo festival, by a clock set to %s', (zone, sleeplessNight) => {
  // Everything is computed for each zone: both the work of the build and that of the visitor's browser.
  beforeEach(() => void vi.stubEnv('TZ', zone));

  test('is computed on a clock that shows the hour of that zone', () => {
    const shown = new Date(moment('2024-10-27T01:30').instant).toLocaleString('sv');
    expect(shown.slice(0, 16)).toBe(sleeplessNight);
  });

  test.each<[string, string, ReturnType<typeof listAt>]>([
    [
      'before the festival has only what opens first',
      '10-01T12:00',
      { next: ['La ville à l’oreille 09:00'] },
    ],
    [
      'in the first hour has events that have begun and the vernissages of the evening',
      '10-09T10:30',
      {
        on: ['Petit déjeuner de presse 11:30'],
        tonight: ['Contre-jour 18:00', 'Nous, la foule 20:30'],
        soon: ['Suivre l’ombre 11:00'],
        today: ['Soirée d’ouverture 18:00', 'La ville à l’oreille', 'Le parcours des neuf portes'],
      },
    ],
    [
      'in the last hour has what can still be visited',
      '11-09T22:30',
      { closing: ['Les heures creuses 23:00', 'Nous, la foule 23:30'] },
    ],
    ['after the festival is empty', '11-10T09:00', {}],
  ])('%s', (_, when, groups) => {
    expect(listAt(`2024-${when}`)).toEqual(groups);
  });

  test('on the evening of a vernissage has it before and after its hour', () => {
    const tonight = ['Chambre noire, chambre d’écho 18:30'];
    expect(listAt('2024-10-12T18:00')).toMatchObject({
      tonight,
      closing: ['Studio Soir et Matin 19:00', 'Le sel n’oublie pas 19:00'],
      soon: ['Pique-nique avant la séance 18:45'],
    });
    expect(listAt('2024-10-12T21:00')).toMatchObject({ tonight });
  });

  test('past midnight has a night event and what never closes', () => {
    const on = ['Nuit blanche : trente-neuf films avant l’aube 06:10', 'Nous, la foule 23:30'];
    expect(listAt('2024-10-27T01:30')).toMatchObject({ on });
  });

  test('at noon has open exhibitions and the later events of the day', () => {
    const { on, today, closing } = listAt('2024-10-19T12:00');
    expect(on).toContain('Contre-jour 18:00');
    expect(today?.slice(0, 2)).toEqual(['Cent soixante-deux lettres 15:00', 'Couler sa bougie 17:00']);
    expect(closing).toBeUndefined();
  });

  test('on the last evenings has exhibitions in their last days, even if closed until tomorrow', () => {
    const { last, on } = listAt('2024-11-08T19:00');
    expect(on).toBeUndefined();
    expect(last).toEqual(expect.arrayContaining(['Les heures creuses 23:00', 'Contre-jour 10:00']));
  });

  // `openness/oracle.test.ts` checks minute by minute whether events are open on such days.
  test('on special days comes with the public holiday and the events closed as an exception', () => {
    const holidays = ['Fête de l’Évacuation'];
    expect(specialOn('2024-10-15')).toEqual([{ holidays, closed: ['Tu m’écriras'] }]);
    expect(specialOn('2024-10-18')).toEqual([{ holidays: [], closed: ['Le sel n’oublie pas'] }]);
  });
});

describe('the list of what is on', () => {
  const [time, openingHours] = [timeOf('2024-10-09', '2024-11-09'), '10:00 – 18:00'];
  const hours = { time, openingDays: { fr: 'Tous les jours' } };
  const museum = event(1, 'Musée', { ...hours, openingHours });
  const late = event(3, 'Nocturne', { ...hours, openingHours: '14:00 – 22:00' });
  const tide = event(2, 'Marée', { time, openingDays: { fr: 'Selon la marée' }, openingHours });
  const opening = { ...museum, vernissage: moment('2024-10-09T18:00') };
  const visit = event(1, 'Visite', { time: timeOf('2024-10-15T11:00', '2024-10-15T12:00') });
  const cancelled = { ...visit, status: 'cancelled' as const };
  const lastEntry = { ...museum, openingHours: '10:00 – 18:00, dernière entrée 17:00' };
  const endsLater = { ...museum, closures: ['2024-11-09'] };
  const anyHour = event(1, 'Fresque', { time, closures: ['2024-11-07'] });
  const byAppointment = {
    ...museum,
    openingDays: { fr: 'Du mardi au jeudi 10h-18h, vendredi et samedi sur rendez-vous' },
    openingHours: null,
  };
  const endless = event(1, 'Visite', { time: timeOf('2024-10-15T11:00') });

  test.each([
    ['open', museum, '2024-10-15T12:00', 'on', true],
    ['opening soon', museum, '2024-10-15T09:00', 'soon', false],
    ['closed in its last days', museum, '2024-11-08T19:00', 'last', false],
    ['closed for good, though not yet over', endsLater, '2024-11-08T19:00', undefined, undefined],
    ['in its last days at unknown hours, closed today', anyHour, '2024-11-07T12:00', 'last', false],
    ['in its last days by appointment', byAppointment, '2024-11-07T19:00', 'last', false],
    ['open, but past the last entry', lastEntry, '2024-10-15T17:00', undefined, undefined],
    ['past the last entry in its last days', lastEntry, '2024-11-08T17:00', 'last', false],
    ['past its very last entry', lastEntry, '2024-11-09T17:00', undefined, undefined],
    ['before its vernissage tonight', opening, '2024-10-09T17:59', 'tonight', false],
    ['at its vernissage', opening, '2024-10-09T18:00', 'tonight', true],
    ['at hours that cannot be read', tide, '2024-10-15T12:00', 'today', false],
    ['begun, without a known end', endless, '2024-10-15T12:00', 'today', false],
    ['taking place', visit, '2024-10-15T11:30', 'on', true],
    ['cancelled today', cancelled, '2024-10-15T11:30', 'today', false],
    ['cancelled and over', cancelled, '2024-10-15T12:00', undefined, undefined],
    ['postponed', { ...visit, status: 'postponed' as const }, '2024-10-15T11:30', undefined, undefined],
  ])('states the group of an event and whether it is open: %s', (_, one, when, group, isOpen) => {
    const openness = opennessOf(one, calendar);
    const { day, instant } = moment(when);
    const standing = openness && standingAt(openness, Date.parse(instant), daySpan(day, tunis));
    expect([standing?.group, standing?.isOpen]).toEqual([group, isOpen]);
  });

  test.each([
    ['is worth the walk if half an hour is left for the visit', '17:30', 0, { closing: ['Musée 18:00'] }],
    ['is not worth the walk if less is left', '17:31', 0, { on: ['Musée 18:00'] }],
    ['is worth a known walk if half an hour is left after it', '17:10', 20, { closing: ['Musée 18:00'] }],
    ['is not worth a known walk if less is left after it', '17:11', 20, { on: ['Musée 18:00'] }],
    ['is worth the walk within two hours before it closes', '16:00', 0, { closing: ['Musée 18:00'] }],
    ['is not listed as worth the walk if it is open for longer', '15:59', 0, { on: ['Musée 18:00'] }],
    ['is listed as next if nothing else is on', '19:00', 0, { next: ['Musée 10:00'] }],
    ['is listed as soon within two hours before it opens', '08:00', 0, { soon: ['Musée 10:00'] }],
  ])('has a museum that %s', (_, at, minutes, groups) => {
    const walks = minutes === 0 ? {} : { 1: minutes };
    expect(listAt(`2024-10-15T${at}`, [museum], walks)).toEqual(groups);
  });

  test.each([
    ['if it can be reached by the last entry', '16:50', { 1: 10 }, { closing: ['Musée 18:00'] }],
    ['unless it can only be reached after it', '16:50', { 1: 20 }, { on: ['Musée 18:00'] }],
    ['unless it is past', '17:10', {}, { next: ['Musée 10:00'] }],
  ])('has a museum with a last entry as worth the walk %s', (_, at, walks, groups) => {
    expect(listAt(`2024-10-15T${at}`, [lastEntry], walks)).toEqual(groups);
  });

  test('has what opens next if nothing is on, only once', () => {
    const today = ['Nocturne 14:00', 'Marée'];
    expect(listAt('2024-10-15T05:00', [tide, late, museum])).toEqual({ next: ['Musée 10:00'], today });
  });

  test.each<[string, Record<number, number>, string[]]>([
    ['the nearest first', { 1: 20, 3: 5 }, ['Nocturne 22:00', 'Musée 18:00']],
    ['an event at a known distance before the others', { 3: 5 }, ['Nocturne 22:00', 'Musée 18:00']],
    ['what closes first before the others if no walk is known', {}, ['Musée 18:00', 'Nocturne 22:00']],
  ])('has %s', (_, walks, on) => {
    expect(listAt('2024-10-15T15:00', [late, museum], walks)).toEqual({ on });
  });
});
