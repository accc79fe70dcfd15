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

/** An event of the demo as the pull reads it: as much as the rule needs. */
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
/** In the order of the page, whatever that of the festival's folder. */
const demo = () =>
  festival.events
    .filter(({ edition }) => edition === 1)
    .map(eventOf)
    .toSorted(compareStarts);

/** What is listed at a moment of Tunis, by group: titles with the hour that is known of them. */
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

/** What is to be said of a day: names of public holidays, titles of what is closed on it only. */
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
])('what is on now at the demo festival, by a clock set to %s', (zone, sleeplessNight) => {
  // Everything is computed anew: what the build does, and what the visitor's browser does.
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  test('which does show another hour', () => {
    expect(new Date(moment('2024-10-27T01:30').instant).toLocaleString('sv').slice(0, 16)).toBe(
      sleeplessNight,
    );
  });

  test('before it opens: what opens first, and nothing else', () => {
    expect(listAt('2024-10-01T12:00')).toEqual({ next: ['La ville à l’oreille 09:00'] });
  });

  test('in its first hour: what has begun, and the vernissages of the evening', () => {
    expect(listAt('2024-10-09T10:30')).toEqual({
      on: ['Petit déjeuner de presse 11:30'],
      tonight: ['Contre-jour 18:00', 'Nous, la foule 20:30'],
      soon: ['Suivre l’ombre 11:00'],
      today: ['Soirée d’ouverture 18:00', 'La ville à l’oreille', 'Le parcours des neuf portes'],
    });
  });

  test('on the evening of a vernissage: before its hour, and after it', () => {
    const { tonight, closing, soon } = listAt('2024-10-12T18:00');
    expect(tonight).toEqual(['Chambre noire, chambre d’écho 18:30']);
    expect(closing).toEqual(['Studio Soir et Matin 19:00', 'Le sel n’oublie pas 19:00']);
    expect(soon).toEqual(['Pique-nique avant la séance 18:45']);
    expect(listAt('2024-10-12T21:00').tonight).toEqual(['Chambre noire, chambre d’écho 18:30']);
  });

  test('past midnight: the night that is on, and what is never closed', () => {
    expect(listAt('2024-10-27T01:30').on).toEqual([
      'Nuit blanche : trente-neuf films avant l’aube 06:10',
      'Nous, la foule 23:30',
    ]);
  });

  test('at noon: what is open, and what the rest of the day brings', () => {
    const { on, today, closing } = listAt('2024-10-19T12:00');
    expect(on).toContain('Contre-jour 18:00');
    expect(today?.slice(0, 3)).toEqual([
      'Cent soixante-deux lettres 15:00',
      'Couler sa bougie 17:00',
      'Cent bougies pour une éclipse 19:00',
    ]);
    expect(closing).toBeUndefined();
  });

  test('on the last evenings: what ends, even where it is closed until tomorrow', () => {
    const { last, on } = listAt('2024-11-08T19:00');
    expect(on).toBeUndefined();
    expect(last).toContain('Les heures creuses 23:00');
    expect(last).toContain('Contre-jour 10:00');
  });

  // Whether it is open then is told by the oracle (`openness/oracle.test.ts`), minute by minute.
  test('on a public holiday, and when the tide closes the fort: the day is known for what is closed on it', () => {
    const holidays = ['Fête de l’Évacuation'];
    expect(specialOn('2024-10-15')).toEqual([{ holidays, closed: ['Tu m’écriras'] }]);
    expect(specialOn('2024-10-18')).toEqual([{ holidays: [], closed: ['Le sel n’oublie pas'] }]);
  });

  test('in the last hour: what can still be seen', () => {
    expect(listAt('2024-11-09T22:30')).toEqual({
      closing: ['Les heures creuses 23:00', 'Nous, la foule 23:30'],
    });
  });

  test('after it: nothing', () => {
    expect(listAt('2024-11-10T09:00')).toEqual({});
  });
});

describe('what is worth the walk', () => {
  const museum = event(1, 'Musée', {
    time: timeOf('2024-10-09', '2024-11-09'),
    openingDays: { fr: 'Tous les jours' },
    openingHours: '10:00 – 18:00',
  });

  test.each([
    ['leaves half an hour for the visit', '17:30', 0, { closing: ['Musée 18:00'] }],
    ['is not what leaves less', '17:31', 0, { on: ['Musée 18:00'] }],
    ['leaves it after the walk, where that is known', '17:10', 20, { closing: ['Musée 18:00'] }],
    ['is not what leaves less after the walk', '17:11', 20, { on: ['Musée 18:00'] }],
    ['closes within two hours', '16:00', 0, { closing: ['Musée 18:00'] }],
    ['is not what is open for longer', '15:59', 0, { on: ['Musée 18:00'] }],
    ['opens again: next, when nothing else is on', '19:00', 0, { next: ['Musée 10:00'] }],
    ['opens soon, within two hours', '08:00', 0, { soon: ['Musée 10:00'] }],
  ])('%s', (_, time, minutes, groups) => {
    const walks = minutes === 0 ? {} : { 1: minutes };
    expect(listAt(`2024-10-15T${time}`, [museum], walks)).toEqual(groups);
  });
});

describe('what is not certain', () => {
  const timed = (start: string, end?: string) => event(1, 'Visite', { time: timeOf(start, end) });

  test('is not said to be on: hours that are not read, an end that is not known', () => {
    const tide = event(1, 'Marée', {
      time: timeOf('2024-10-09', '2024-11-09'),
      openingDays: { fr: 'Selon la marée' },
      openingHours: '10:00 – 18:00',
    });
    expect(listAt('2024-10-15T12:00', [tide])).toEqual({ today: ['Marée'] });
    expect(listAt('2024-10-15T12:00', [timed('2024-10-15T11:00')])).toEqual({ today: ['Visite'] });
  });

  test('is never on: what is postponed, or cancelled', () => {
    const now = '2024-10-15T11:30';
    const visit = timed('2024-10-15T11:00', '2024-10-15T12:00');
    expect(listAt(now, [visit])).toEqual({ on: ['Visite 12:00'] });
    expect(listAt(now, [{ ...visit, status: 'cancelled' }])).toEqual({ today: ['Visite'] });
    expect(listAt(now, [{ ...visit, status: 'postponed' }])).toEqual({});
  });
});
