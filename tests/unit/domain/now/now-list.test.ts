import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareStarts, titleOf } from '../../../../src/domain/event/events.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { opennessOf } from '../../../../src/domain/event/openness/openness-of-event.ts';
import type { NowGroup } from '../../../../src/domain/now/now-groups.ts';
import { nowList } from '../../../../src/domain/now/now-list.ts';
import { specialDaysOf } from '../../../../src/domain/now/special-days.ts';
import { eventTime } from '../../../../src/domain/event/event-time.ts';
import { toMoment } from '../../../../src/domain/time/moments.ts';
import { daySpan } from '../../../../src/domain/time/zone-clock.ts';
import { festival } from '../../demo/festival-parts.ts';
import { activity, event, moment, timeOf, tunis } from '../builders.ts';

type Row = (typeof festival.events)[number];

const momentOf = (wire: string | null) => (wire === null ? null : toMoment(wire, tunis));

/** Returns an event of the demo as the pull reads it, with the fields that the rule **On now** needs. */
function eventOf(row: Row): FestivalEvent {
  return event(row.id, '', {
    time: eventTime({
      date: momentOf(row.date),
      start: momentOf(row.date_debut),
      end: momentOf(row.date_end),
    }),
    vernissage: momentOf(row.vernissage),
    openingDays: { fr: row.jours_ouverture?.intitule ?? '', en: row.jours_ouverture?.intitule_en ?? '' },
    openingHours: row.horaires_ouverture,
    closures: [...row.fermetures],
    activities: [activity(1, { fr: row.activite[0]?.intitule ?? '' })],
  });
}

const publicHolidays = festival.editions
  .flatMap(({ jours_feries }) => jours_feries)
  .map(({ date, intitule }) => ({ day: date, name: { fr: intitule } }));
const calendar = { timeZone: tunis, publicHolidays: new Set(publicHolidays.map(({ day }) => day)) };
/** Events of the demo in the order of the page, whatever their order in the festival's folder. */
const demo = () =>
  festival.events
    .filter(({ edition }) => edition === 1)
    .map(eventOf)
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
  afterEach(() => void vi.unstubAllEnvs());

  test('is computed on a clock that shows the hour of that zone', () => {
    expect(new Date(moment('2024-10-27T01:30').instant).toLocaleString('sv').slice(0, 16)).toBe(
      sleeplessNight,
    );
  });

  test('before the festival has only what opens first', () => {
    expect(listAt('2024-10-01T12:00')).toEqual({ next: ['La ville à l’oreille 09:00'] });
  });

  test('in the first hour has events that have begun and the vernissages of the evening', () => {
    expect(listAt('2024-10-09T10:30')).toEqual({
      on: ['Petit déjeuner de presse 11:30'],
      tonight: ['Contre-jour 18:00', 'Nous, la foule 20:30'],
      soon: ['Suivre l’ombre 11:00'],
      today: ['Soirée d’ouverture 18:00', 'La ville à l’oreille', 'Le parcours des neuf portes'],
    });
  });

  test('on the evening of a vernissage has it before and after its hour', () => {
    const { tonight, closing, soon } = listAt('2024-10-12T18:00');
    expect(tonight).toEqual(['Chambre noire, chambre d’écho 18:30']);
    expect(closing).toEqual(['Studio Soir et Matin 19:00', 'Le sel n’oublie pas 19:00']);
    expect(soon).toEqual(['Pique-nique avant la séance 18:45']);
    expect(listAt('2024-10-12T21:00').tonight).toEqual(['Chambre noire, chambre d’écho 18:30']);
  });

  test('past midnight has a night event and what never closes', () => {
    expect(listAt('2024-10-27T01:30').on).toEqual([
      'Nuit blanche : trente-neuf films avant l’aube 06:10',
      'Nous, la foule 23:30',
    ]);
  });

  test('at noon has open exhibitions and the later events of the day', () => {
    const { on, today, closing } = listAt('2024-10-19T12:00');
    expect(on).toContain('Contre-jour 18:00');
    expect(today?.slice(0, 3)).toEqual([
      'Cent soixante-deux lettres 15:00',
      'Couler sa bougie 17:00',
      'Cent bougies pour une éclipse 19:00',
    ]);
    expect(closing).toBeUndefined();
  });

  test('on the last evenings has exhibitions in their last days, even if closed until tomorrow', () => {
    const { last, on } = listAt('2024-11-08T19:00');
    expect(on).toBeUndefined();
    expect(last).toContain('Les heures creuses 23:00');
    expect(last).toContain('Contre-jour 10:00');
  });

  // `openness/oracle.test.ts` checks minute by minute whether events are open on such days.
  test('on special days comes with the public holiday and the events closed as an exception', () => {
    const holidays = ['Fête de l’Évacuation'];
    expect(specialOn('2024-10-15')).toEqual([{ holidays, closed: ['Tu m’écriras'] }]);
    expect(specialOn('2024-10-18')).toEqual([{ holidays: [], closed: ['Le sel n’oublie pas'] }]);
  });

  test('in the last hour has what can still be visited', () => {
    expect(listAt('2024-11-09T22:30')).toEqual({
      closing: ['Les heures creuses 23:00', 'Nous, la foule 23:30'],
    });
  });

  test('after the festival is empty', () => {
    expect(listAt('2024-11-10T09:00')).toEqual({});
  });
});

describe('a museum', () => {
  const museum = event(1, 'Musée', {
    time: timeOf('2024-10-09', '2024-11-09'),
    openingDays: { fr: 'Tous les jours' },
    openingHours: '10:00 – 18:00',
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
  ])('%s', (_, time, minutes, groups) => {
    const walks = minutes === 0 ? {} : { 1: minutes };
    expect(listAt(`2024-10-15T${time}`, [museum], walks)).toEqual(groups);
  });
});

describe('an event of the day', () => {
  const timed = (start: string, end?: string) => event(1, 'Visite', { time: timeOf(start, end) });

  test('is not on if its hours cannot be read or its end is unknown', () => {
    const tide = event(1, 'Marée', {
      time: timeOf('2024-10-09', '2024-11-09'),
      openingDays: { fr: 'Selon la marée' },
      openingHours: '10:00 – 18:00',
    });
    expect(listAt('2024-10-15T12:00', [tide])).toEqual({ today: ['Marée'] });
    expect(listAt('2024-10-15T12:00', [timed('2024-10-15T11:00')])).toEqual({ today: ['Visite'] });
  });

  test('is never on if it is postponed or cancelled', () => {
    const now = '2024-10-15T11:30';
    const visit = timed('2024-10-15T11:00', '2024-10-15T12:00');
    expect(listAt(now, [visit])).toEqual({ on: ['Visite 12:00'] });
    expect(listAt(now, [{ ...visit, status: 'cancelled' }])).toEqual({ today: ['Visite'] });
    expect(listAt(now, [{ ...visit, status: 'postponed' }])).toEqual({});
  });
});
