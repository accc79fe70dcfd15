import { describe, expect, it } from 'vitest';
import { eventTextView, roleGroups } from '../../../../src/screens/event/event-activity.ts';
import { childViews } from '../../../../src/screens/event/lists/event-child.ts';
import { factsView, timeLines } from '../../../../src/screens/event/facts/event-facts.ts';
import { photoViews } from '../../../../src/screens/gallery/photo.ts';
import type { Photo } from '../../../../src/domain/model/core.ts';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import {
  activity,
  event,
  moment,
  participant,
  photo,
  place,
  role,
  timeOf,
  type,
} from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const texts = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);

describe('timeLines', () => {
  const evening = timeOf('2024-10-12T18:30', '2024-10-12T20:00');

  it('writes hours of 24 in French and of 12 in English', () => {
    expect(texts(timeLines(evening, 'fr'))).toEqual([
      'samedi 12\u00a0octobre 2024',
      '18\u00a0h\u00a030\u00a0–\u2060\u00a020\u00a0h',
    ]);
    expect(texts(timeLines(evening, 'en'))).toContain('6.30–\u20608pm');
  });

  it('gives machines the day and the instant', () => {
    const machineReadable = timeLines(evening, 'fr').map(({ datetime }) => datetime);
    expect(machineReadable).toEqual(['2024-10-12', '2024-10-12T17:30:00.000Z']);
  });

  it('says when a night ends on the next day', () => {
    const night = timeOf('2024-10-26T21:00', '2024-10-27T06:10');
    expect(texts(timeLines(night, 'en'))).toEqual([
      'Saturday 26\u00a0October 2024',
      '9pm–\u20606.10am (next day)',
    ]);
  });

  it('names both ends of several days with their hours', () => {
    const weeks = timeOf('2024-10-09T18:00', '2024-11-09T18:00');
    expect(texts(timeLines(weeks, 'fr'))).toEqual([
      'mercredi 9\u00a0octobre 2024, 18\u00a0h',
      'jusqu’au samedi 9\u00a0novembre 2024, 18\u00a0h',
    ]);
  });

  it('says no hour for a day without one', () => {
    expect(texts(timeLines(timeOf('2024-10-12'), 'fr'))).toEqual(['samedi 12\u00a0octobre 2024']);
  });
});

describe('factsView', () => {
  const data = festivalOf({
    places: [place(7, { fr: 'Fort de La Goulette', en: 'La Goulette Fort' })],
    eventTypes: [type(1, 'Expositions', 1, { namesCurator: true })],
    roles: [role(3, { fr: 'Commissaire' }, 2, { isCurator: true })],
    persons: [person(12, 'Rim', 'Ouahada')],
  });
  const exhibition = event(1, 'Contre-jour', {
    typeId: 1,
    placeId: 7,
    time: timeOf('2024-10-09'),
    vernissage: moment('2024-10-09T18:00'),
    activities: [activity(1, { fr: 'Contre-jour' }, [participant(12, 3)])],
  });

  it('leads to the sheet of the place, by its name in the language', () => {
    expect(factsView(exhibition, data, 'en').place).toMatchObject({
      name: { text: 'La Goulette Fort' },
      href: '/en/venue/7/',
    });
  });

  it('links who commissioned an exhibition', () => {
    expect(factsView(exhibition, data, 'fr').curators).toEqual([
      { id: 12, name: 'Rim Ouahada', href: '/fr/person/12/' },
    ]);
  });

  it('neither tells the visitor’s clock of what is cancelled or postponed, nor offers it for a calendar', () => {
    const evening = { ...exhibition, time: timeOf('2099-10-12T18:30', '2099-10-12T20:00') };
    expect(factsView(evening, data, 'fr')).toMatchObject({
      opens: expect.stringMatching(/^d/) as string,
      calendarLinks: {},
    });
    expect(factsView({ ...evening, status: 'full' }, data, 'fr')).toMatchObject({
      opens: expect.stringMatching(/^d/) as string,
      calendarLinks: {},
    });
    for (const status of ['cancelled', 'postponed'] as const)
      expect(factsView({ ...evening, status }, data, 'fr')).toMatchObject({
        opens: null,
        calendarLinks: null,
      });
  });

  it('shows when and where a self-guided route is, and no booking', () => {
    const given = { ...exhibition, takesRegistration: true, time: null };
    expect(factsView(given, data, 'fr').booking).toMatchObject({ kind: 'register' });
    const route = factsView({ ...given, time: exhibition.time, isSelfGuided: true }, data, 'fr');
    expect(texts(route.when)).toEqual(['mercredi 9\u00a0octobre 2024']);
    expect(route).toMatchObject({ place: { name: { text: 'Fort de La Goulette' } }, booking: null });
  });

  it('says that the place is to come where it is not known', () => {
    const facts = factsView(event(2, 'Sans rien'), data, 'en');
    expect(facts).toMatchObject({ when: [], place: { name: { text: 'Unknown Place' }, href: null } });
  });
});

describe('roleGroups', () => {
  it('leaves out people without a name, and a role nobody is left in', () => {
    const data = festivalOf({
      roles: [role(1, { fr: 'Artistes' }), role(2, { fr: 'Tirages' })],
      persons: [person(1, 'Sirine', 'Haouas'), person(2, null, null)],
    });
    const groups = roleGroups([participant(1, 1), participant(2, 1), participant(2, 2)], data, 'fr');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.people.map(({ name }) => name)).toEqual(['Sirine Haouas']);
  });
});

describe('childViews', () => {
  it('shows three levels, each event once, even where the data runs in a circle', () => {
    const events = [
      event(1, 'Contre-jour', { childIds: [2, 4] }),
      event(2, 'Les samedis', { parentId: 1, childIds: [3, 1] }),
      event(3, 'Avec les mains', { parentId: 2, childIds: [2] }),
      event(4, 'Visite', { parentId: 1, childIds: [3] }),
    ];
    const [root] = events;
    if (!root) throw new Error('The test has a first event');
    const children = childViews(root, festivalOf({ events }), 'fr');
    expect(children.map(({ id }) => id)).toEqual([2, 4]);
    expect(children.map((child) => child.children.map(({ id }) => id))).toEqual([[3], []]);
  });
});

describe('wordsOf', () => {
  it('offers Arabic beside the language of the page', () => {
    const words = eventTextView({ intro: { fr: '<p>Lumière</p>', ar: '<p>ضوء</p>' }, description: {} }, 'fr');
    expect(words).toMatchObject({
      intro: { text: '<p>Lumière</p>' },
      others: [{ lang: 'ar', html: '<p>ضوء</p>' }],
    });
  });

  it('does not say Arabic twice where it is all there is', () => {
    const words = eventTextView({ intro: { ar: '<p>ضوء</p>' }, description: {} }, 'fr');
    expect(words).toMatchObject({ intro: { lang: 'ar', isFallback: true }, others: [] });
  });
});

describe('photoViews', () => {
  const media = {
    'https://api.example/1.jpg': {
      hash: 'aaaaaaaaaaaaaaaa',
      extension: 'jpg' as const,
      bytes: 1,
      size: { width: 2400, height: 1600 },
    },
  };
  it('names everyone to be credited, and leaves out a picture that could not be had', () => {
    const credits = ['Sirine Haouas', 'Zied Hamrouni'];
    const views = photoViews([photo(1, { credits }), photo(2, { credits })], { media }, 'fr');
    expect(views.map(({ credit }) => credit)).toEqual(['Sirine Haouas, Zied Hamrouni']);
  });

  it('tells who does not see it what is seen, else its title, in the language of the page where there is one', () => {
    const title = { fr: 'Drap onze' };
    const described = photo(1, { title, description: { fr: 'Un drap sèche.', en: 'A sheet is drying.' } });
    const alternativeOf = (one: Photo) => photoViews([one], { media }, 'en')[0]?.alternative;
    expect(alternativeOf(described)).toMatchObject({ text: 'A sheet is drying.', lang: 'en' });
    expect(alternativeOf(photo(1, { title }))).toMatchObject({ text: 'Drap onze', lang: 'fr' });
  });
});

// The data is given: no collection is read.

const whenOf = (time: ReturnType<typeof timeOf>, lang: 'fr' | 'en') =>
  eventSummary(event(1, 'Nuit', { time }), festivalOf({}), lang).when;

it('an event in the visitor’s list says its year, be it of one day or of several', () => {
  const night = timeOf('2022-10-12T22:00', '2022-10-13T03:00');
  expect(whenOf(night, 'fr')).toBe('mercredi 12\u00a0octobre 2022, 22\u00a0h');
  expect(whenOf(night, 'en')).toBe('Wednesday 12\u00a0October 2022, 10pm');
  expect(whenOf(timeOf('2024-10-09', '2024-11-09'), 'en')).toBe('9\u00a0October\u00a0– 9\u00a0November 2024');
});

it('an event that has changed says how often and since when, as in calendars', () => {
  const data = festivalOf({});
  const manifest = {
    ...data.manifest,
    revisions: { 1: 2 },
    recordDates: { edition: {}, person: {}, event: { 1: '2024-10-03T10:00:00.000Z' } },
  };
  const of = (id: number) => eventSummary(event(id, 'Nuit'), { ...data, manifest }, 'fr');
  expect(of(1)).toMatchObject({ sequence: 2, modified: '2024-10-03T10:00:00.000Z' });
  expect(of(2)).not.toHaveProperty('sequence');
});
