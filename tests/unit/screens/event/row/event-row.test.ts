import { describe, expect, it } from 'vitest';
import { eventRowView } from '../../../../../src/screens/event/row/event-row.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { activity, event, moment, participant, place, role, timeOf, type } from '../../../domain/builders.ts';
import { festivalOf, person } from '../../builders.ts';

const now = moment('2024-10-12T17:00');

const data = festivalOf({
  eventTypes: [
    type(1, 'Expositions', 1, { namesCurator: true }),
    type(2, 'Performances', 2, { isTicketed: true }),
    type(4, 'Débats', 3),
  ],
  places: [place(7, { fr: 'Fort de La Goulette', en: 'La Goulette Fort' }), place(8, {})],
  roles: [
    role(1, { fr: 'Artistes', en: 'Artists' }, 1),
    role(3, { fr: 'Commissaire', en: 'Curator' }, 2, { isCurator: true }),
  ],
  persons: [1, 2, 3, 4, 5].map((id) => person(id, `Prénom${id}`, `Nom${id}`)),
});

const rowOf = (given: Partial<FestivalEvent>, title = 'Contre-jour', lang: 'fr' | 'en' = 'fr') =>
  eventRowView(event(12, title, given), data, lang, now);

describe('the time of a row', () => {
  it('is written with an H', () => {
    expect(rowOf({ time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') }).when).toEqual({
      days: null,
      hour: '18H30',
    });
  });

  it('is the first and the last day of what runs for several, and its hour where it has one', () => {
    const { when, days } = rowOf({ time: timeOf('2024-10-09T18:00', '2024-11-09T18:00') });
    expect(when).toEqual({
      days: { from: '9\u00a0oct.', to: '9\u00a0nov.' },
      hour: '18H00',
    });
    expect(rowOf({ time: timeOf('2024-10-09', '2024-11-09') }).when).toEqual({
      days: { from: '9\u00a0oct.', to: '9\u00a0nov.' },
      hour: null,
    });
    expect(days).toEqual({ first: '2024-10-09', last: '2024-11-09' });
  });

  it('calls the first of a month “1er” in French', () => {
    const time = timeOf('2024-11-01', '2024-11-09');
    expect(rowOf({ time }).when?.days?.from).toBe('1er\u00a0nov.');
    expect(rowOf({ time }, 'x', 'en').when?.days?.from).toBe('1\u00a0Nov');
  });

  it('is absent for a day without an hour and for an event without a date', () => {
    expect(rowOf({ time: timeOf('2024-10-12') }).when).toBeNull();
    expect(rowOf({ time: null })).toMatchObject({ when: null, days: null });
  });
});

it('keeps opening hours in one piece', () => {
  expect(rowOf({ openingHours: '10:00 – 18:00' }).openingHours).toBe('10:00\u00a0–\u2060\u00a018:00');
  expect(rowOf({ openingHours: null }).openingHours).toBeNull();
});

describe('the place of a row', () => {
  it('leads to the map', () => {
    expect(rowOf({ placeId: 7 }, 'Contre-jour', 'en').place).toMatchObject({
      name: { text: 'La Goulette Fort' },
      href: '/en/map/7/',
    });
  });

  it('is said to be unknown without one, word for word as agreed', () => {
    expect(rowOf({ placeId: null }, 'Contre-jour', 'en').place).toMatchObject({
      name: { text: 'Unknown Place' },
      href: null,
    });
    expect(rowOf({ placeId: null }).place.name.text).toBe('Lieu à préciser');
  });

  it('still leads to the map when it has no name', () => {
    expect(rowOf({ placeId: 8 }).place).toMatchObject({
      name: { text: 'Lieu à préciser' },
      href: '/fr/map/8/',
    });
  });
});

describe('the vernissage of a row', () => {
  it('is told while it is to come', () => {
    expect(rowOf({ vernissage: moment('2024-10-13T17:00') }).vernissage).toEqual({
      text: 'Vernissage dimanche 13\u00a0octobre, 17\u00a0h',
      until: '2024-10-13T16:00:00.000Z',
    });
  });

  it('is told by its day alone when it has no hour', () => {
    expect(rowOf({ vernissage: moment('2024-10-12') }).vernissage?.text).toBe(
      'Vernissage samedi 12\u00a0octobre',
    );
  });

  it('is told no more once it is past', () => {
    expect(rowOf({ vernissage: moment('2024-10-12T17:00') }).vernissage).toBeNull();
  });
});

describe('what to do about an event', () => {
  const ticketUrl = 'https://tickets.example/12';

  it('is to buy a ticket where its type sells them and there is a link', () => {
    expect(rowOf({ typeId: 2, ticketUrl, takesRegistration: true }).booking).toEqual({
      kind: 'tickets',
      url: ticketUrl,
      until: null,
      eventId: 12,
      title: { text: 'Contre-jour', lang: 'fr', isFallback: false },
    });
  });

  it('is to register where it takes registrations and sells no ticket', () => {
    expect(rowOf({ typeId: 2, takesRegistration: true }).booking).toMatchObject({ kind: 'register' });
    expect(rowOf({ typeId: 4, ticketUrl, takesRegistration: true }).booking).toMatchObject({
      kind: 'register',
    });
  });

  it('is nothing where neither is, and for a self-guided route', () => {
    expect(rowOf({ typeId: 4, ticketUrl }).booking).toBeNull();
    expect(rowOf({ typeId: 2, ticketUrl, isSelfGuided: true }).booking).toBeNull();
  });

  it('is nothing once it is cancelled or full, which the row says', () => {
    for (const status of ['cancelled', 'full'] as const)
      expect(rowOf({ takesRegistration: true, status })).toMatchObject({ status, booking: null });
    expect(rowOf({ takesRegistration: true }).status).toBeNull();
  });

  it('is nothing once the event is over', () => {
    const over = { time: timeOf('2024-10-12T15:00', '2024-10-12T17:00') };
    expect(rowOf({ ...over, typeId: 2, ticketUrl }).booking).toBeNull();
    expect(rowOf({ ...over, takesRegistration: true }).booking).toBeNull();
  });
});

describe('the activities of a row', () => {
  const artists = [1, 2, 3, 4, 5].map((id) => participant(id, 1));

  it('name three people, artists before others, and say how many more there are', () => {
    const activities = [activity(1, { fr: 'Contre-jour' }, [participant(5, 3), ...artists])];
    expect(rowOf({ typeId: 1, activities }).activities[0]).toMatchObject({
      names: ['Prénom1 Nom1', 'Prénom2 Nom2', 'Prénom3 Nom3'],
      more: 2,
      curators: { role: { text: 'Commissaire' }, names: ['Prénom5 Nom5'] },
    });
  });

  it('name a curator among the others where the type does not name its curator', () => {
    const activities = [activity(1, { fr: 'Débat' }, [participant(5, 3)])];
    expect(rowOf({ typeId: 4, activities }).activities[0]).toMatchObject({
      names: ['Prénom5 Nom5'],
      curators: null,
    });
  });

  it('say the type and the kind, or the kind alone where it says both', () => {
    const labelsOf = (typeId: number, kind: string) => {
      const activities = [{ ...activity(1, { fr: 'x' }), kind: { id: 1, title: { fr: kind } } }];
      return rowOf({ typeId, activities }).activities[0]?.labels.map(({ text }) => text);
    };
    expect(labelsOf(4, 'Rencontre')).toEqual(['Débats', 'Rencontre']);
    expect(labelsOf(1, 'Exposition')).toEqual(['Exposition']);
    expect(rowOf({ typeId: 4 }).activities[0]?.labels.map(({ text }) => text)).toEqual(['Débats']);
  });

  it('are six at most, with the number of the others', () => {
    const activities = Array.from({ length: 40 }, (_, index) => activity(index, { fr: `Lecture ${index}` }));
    expect(rowOf({ activities })).toMatchObject({ moreActivities: 34 });
    expect(rowOf({ activities }).activities).toHaveLength(6);
  });

  it('are one, called untitled, for an event that has none or none with a title', () => {
    expect(rowOf({ activities: [] }).activities.map(({ title }) => title.text)).toEqual(['Sans titre']);
    expect(rowOf({}, '').activities.map(({ title }) => title.text)).toEqual(['Sans titre']);
  });
});
