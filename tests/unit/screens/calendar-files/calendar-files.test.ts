import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarEntries } from '../../../../src/screens/calendar-files/calendar-entries.ts';
import {
  eventCalendarLinks,
  followingCalendarLinks,
  programmeCalendarLinks,
  waysToFollow,
} from '../../../../src/screens/event/facts/calendar-links.ts';
import { calendarFile } from '../../../../src/screens/calendar-files/calendar-file.ts';
import type { FestivalData } from '../../../../src/content/festival.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { activity, edition, event, moment, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The data is given: no collection is read.

const fort = {
  ...place(7, { fr: 'Fort; ancien, de La Goulette' }, 36.8181, 10.3057),
  address: { fr: 'La Goulette' },
};
const exhibition = event(1, 'Contre-jour', {
  placeId: 7,
  time: timeOf('2024-10-09T18:00', '2024-11-09T19:00'),
  vernissage: moment('2024-10-09T18:00'),
});
const night = event(2, `L’« envers », ${'lumière; ombre \\ ضوء 🌒 '.repeat(6).trim()}`, {
  time: timeOf('2024-10-12T22:00', '2024-10-13T03:00'),
  activities: [
    activity(1, { fr: `L’« envers », ${'lumière; ombre \\ ضوء 🌒 '.repeat(6).trim()}` }),
    activity(2, { fr: 'La nuit' }),
    activity(3, { fr: 'Le matin' }),
  ],
});

const festival = (given: Partial<FestivalData>) => ({
  ...festivalOf({ ...given, places: [fort] }),
  ...given,
});

function fileOf(data: FestivalData, ...events: FestivalEvent[]): string {
  const entries = events.flatMap((one) => calendarEntries(one, data, 'fr'));
  return calendarFile({ name: 'Dhaw 2024', site: 'dhaw', stamp: '2024-09-01T08:00:00.000Z', entries });
}

/** The file as a calendar application reads it. */
const read = (...events: FestivalEvent[]): ICAL.Component =>
  ICAL.Component.fromString(fileOf(festival({ events }), ...events));

function entriesOf(...events: FestivalEvent[]) {
  return read(...events)
    .getAllSubcomponents('vevent')
    .map((component) => ({
      entry: new ICAL.Event(component),
      valueOf: (name: string) => component.getFirstPropertyValue(name),
    }));
}

describe('a calendar application', () => {
  test('reads every text as it was written, however long and whatever is in it', () => {
    const [one] = entriesOf(night);
    expect(one?.entry.summary).toBe(night.activities[0]?.title.fr);
    expect(one?.entry.description).toBe('La nuit\nLe matin');
    expect(entriesOf(exhibition)[0]?.entry.location).toBe('Fort; ancien, de La Goulette, La Goulette');
  });

  test('reads what is to be known to come: former date, price, languages, places and access', () => {
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
    const data = festivalOf({ events: [given], places: [{ ...fort, accessibility: ['stepFree', 'level'] }] });
    const [entry] = ICAL.Component.fromString(fileOf(data, given)).getAllSubcomponents('vevent');
    expect(String(entry?.getFirstPropertyValue('description')).split('\n')).toEqual([
      'Reporté',
      'Initialement\u00a0: jeudi 10\u00a0octobre',
      'Tarif\u00a0: 20 dinars tunisiens',
      'Langues\u00a0: arabe, langue des signes tunisienne',
      'Capacité\u00a0: 60 places',
      'Accessibilité\u00a0: Accessible en fauteuil roulant, De plain-pied',
    ]);
    expect(entry?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  test('finds a night past midnight at its hours, wherever the visitor is', () => {
    const [one] = entriesOf(night);
    expect(one?.entry.startDate.toJSDate().toISOString()).toBe('2024-10-12T21:00:00.000Z');
    expect(one?.entry.endDate.toJSDate().toISOString()).toBe('2024-10-13T02:00:00.000Z');
    expect(one?.valueOf('transp')).toBe('OPAQUE');
  });

  test('keeps an exhibition on all its days, and the visitor free on them', () => {
    const [one] = entriesOf(exhibition);
    expect([one?.entry.startDate.toString(), one?.entry.endDate.toString()]).toEqual([
      '2024-10-09',
      '2024-11-10',
    ]);
    expect(one?.entry.startDate.isDate).toBe(true);
    expect(one?.valueOf('transp')).toBe('TRANSPARENT');
  });

  test('has the vernissage as an entry of its own, in its evening', () => {
    const [, vernissage] = entriesOf(exhibition);
    expect(vernissage?.entry.summary).toBe('Vernissage\u00a0: Contre-jour');
    expect(vernissage?.entry.startDate.toJSDate().toISOString()).toBe('2024-10-09T17:00:00.000Z');
    expect(vernissage?.valueOf('transp')).toBe('OPAQUE');
  });

  test('knows each entry again by an identifier that is for ever', () => {
    expect(entriesOf(exhibition, night).map(({ entry }) => entry.uid)).toEqual([
      'event-1@dhaw',
      'vernissage-1@dhaw',
      'event-2@dhaw',
    ]);
  });

  test('finds the place on the map, the page of the event, and that it is held', () => {
    const [one] = entriesOf(exhibition);
    expect(one?.valueOf('geo')).toEqual([36.8181, 10.3057]);
    expect(one?.valueOf('url')).toMatch(/\/fr\/event\/1\/\?id=1$/);
    expect(one?.valueOf('status')).toBe('CONFIRMED');
  });

  test('comes back for what has changed', () => {
    expect(read(night).getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
  });

  test('takes the later of two versions of an entry, and knows since when it stands so', () => {
    const data = festival({ events: [night] });
    const { manifest } = data;
    const changed = fileOf(
      {
        ...data,
        manifest: {
          ...manifest,
          revisions: { 2: 4 },
          recordDates: { edition: {}, person: {}, event: { 2: '2024-09-20T10:00:00.000Z' } },
        },
      },
      night,
    );
    const [entry] = ICAL.Component.fromString(changed).getAllSubcomponents('vevent');
    expect(entry?.getFirstPropertyValue('sequence')).toBe(4);
    expect(entry?.getFirstPropertyValue('last-modified')?.toString()).toBe('2024-09-20T10:00:00Z');
  });

  test('is told of what was taken off the programme before it began that it is cancelled', () => {
    const statusAfter = (withdrawnAt: string) => {
      const withdrawn = { ...night, withdrawnAt };
      const data = festivalOf({ withdrawn: [withdrawn], places: [fort] });
      return fileOf(data, withdrawn).match(/STATUS:\w+|DESCRIPTION:Annul\S+?(?=\\)/g);
    };
    expect(statusAfter('2024-10-01T08:00:00.000Z')).toEqual(['STATUS:CANCELLED', 'DESCRIPTION:Annulé']);
    expect(statusAfter('2025-03-01T08:00:00.000Z')).toEqual(['STATUS:CONFIRMED']);
  });

  test('is given nothing of an event without a date', () => {
    expect(entriesOf(event(3, 'Un jour'))).toEqual([]);
  });
});

describe('the way into a calendar', () => {
  test('is there until the event is over', () => {
    expect(eventCalendarLinks(night, 'en', moment('2024-10-13T02:59'))).toMatchObject({
      href: '/en/calendar/2.ics',
      until: '2024-10-13T02:00:00.000Z',
    });
    expect(eventCalendarLinks(night, 'en', moment('2024-10-13T03:00'))).toBeNull();
    expect(eventCalendarLinks(event(3, 'Un jour'), 'en', moment('2024-10-01'))).toBeNull();
  });

  test('is a file, and a subscription as long as the programme may change', () => {
    const linksOf = (isOver: boolean) => programmeCalendarLinks(edition(1, 2024), [night], isOver, 'fr');
    expect(linksOf(false)).toMatchObject({ href: '/fr/program/2024.ics' });
    expect(linksOf(false)?.subscribeHref).toMatch(/^webcal:\/\/[^/]+\/fr\/program\/2024\.ics$/);
    expect(linksOf(true)).toMatchObject({ href: '/fr/program/2024.ics', subscribeHref: null });
  });

  test('can be copied, opened on the device, with reminders too, and by Google and Outlook', () => {
    const { address, webcal, withReminders, google, outlook } = waysToFollow('/fr/program/2024.ics');
    expect(address).toMatch(/^https?:\/\/[^/]+\/fr\/program\/2024\.ics$/);
    expect(webcal).toBe(address.replace(/^https?/, 'webcal'));
    expect(withReminders).toBe(webcal.replace('2024', '2024-reminders'));
    expect(new URL(google).searchParams.get('cid')).toBe(webcal);
    expect(new URL(outlook).searchParams.get('url')).toBe(address);
  });

  test('is a subscription to a place or a person until their last event is over', () => {
    const linksAt = (now: string) =>
      followingCalendarLinks('/en/venue/7.ics', [night, exhibition, event(3, 'Un jour')], moment(now));
    expect(linksAt('2024-10-20')).toMatchObject({
      href: '/en/venue/7.ics',
      until: '2024-11-09T18:00:00.000Z',
    });
    expect(linksAt('2024-10-20')?.subscribeHref).toMatch(/^webcal:\/\/[^/]+\/en\/venue\/7\.ics$/);
    expect(linksAt('2024-11-10')).toBeNull();
    expect(followingCalendarLinks('/en/venue/7.ics', [event(3, 'Un jour')], moment('2024-10-20'))).toBeNull();
  });
});
