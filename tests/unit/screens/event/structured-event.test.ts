import { describe, expect, it } from 'vitest';
import { structuredEvent } from '../../../../src/screens/event/structured-event.ts';
import { activity, event, place, moment, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

describe('structuredEvent', () => {
  const villa = { ...place(5, { fr: 'Villa' }, 36.8, 10.2), address: { fr: '2, rue de Grèce' } };
  const exhibition = event(1, 'Contre-jour', {
    typeId: 1,
    placeId: 5,
    childIds: [2],
    time: timeOf('2024-10-09', '2024-11-09'),
  });
  const concert = event(2, 'Concert', {
    typeId: 2,
    parentId: 1,
    time: timeOf('2024-10-12T20:00', '2024-10-12T22:00'),
    ticketUrl: 'https://tickets.example/2',
  });
  const data = festivalOf({
    events: [exhibition, concert],
    places: [villa],
    eventTypes: [
      type(1, 'Expositions', 1, { namesCurator: true }),
      type(2, 'Concerts', 2, { isTicketed: true }),
    ],
  });
  const nodes = (one: typeof exhibition, lang: 'fr' | 'en' = 'fr') =>
    structuredEvent(one, data, lang)['@graph'] as Record<string, unknown>[];

  it('describes an exhibition with its type, days, address and edition, even if it is self-guided', () => {
    expect(nodes({ ...exhibition, isSelfGuided: true })[0]?.['startDate']).toBe('2024-10-09');
    expect(nodes(exhibition)[0]).toMatchObject({
      '@type': 'ExhibitionEvent',
      name: 'Contre-jour',
      inLanguage: 'fr',
      startDate: '2024-10-09',
      endDate: '2024-11-09',
      location: {
        name: 'Villa',
        address: { '@type': 'PostalAddress', streetAddress: '2, rue de Grèce' },
        geo: { latitude: 36.8, longitude: 10.2 },
      },
      superEvent: { '@type': 'Festival', name: 'Dhaw 2024', startDate: '2024-10-09' },
      subEvent: [{ '@type': 'Event', name: 'Concert', startDate: '2024-10-12T20:00:00+01:00' }],
    });
    expect(nodes(exhibition)[0]).not.toHaveProperty('offers', expect.anything());
  });

  it('is described by the activity with the title, as its page is', () => {
    const talk = { ...activity(2, { fr: 'Négatif' }), intro: { fr: '<p>Un débat.</p>' } };
    const named = { ...exhibition, activities: [activity(1, {}), talk] };
    expect(nodes(named)[0]).toMatchObject({ name: 'Négatif', description: 'Un débat.' });
  });

  it('states the opening hours of an exhibition only if they are certain', () => {
    const visited = {
      ...exhibition,
      openingDays: { fr: 'Du mardi au dimanche' },
      openingHours: '10:00 – 18:00',
      closures: ['2024-10-18'],
      childIds: [],
    };
    const locationOf = (one: typeof exhibition) => nodes(one)[0]?.['location'];
    const dayOfWeek = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const always = { validFrom: '2024-10-09', validThrough: '2024-11-09' };
    expect(locationOf(visited)).toMatchObject({
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '18:00', ...always },
      ],
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2024-10-18', validThrough: '2024-10-18' },
      ],
    });
    for (const one of [
      { ...visited, openingDays: { fr: 'Selon la marée' } },
      { ...visited, openingDays: { fr: 'Du mardi au dimanche', en: 'Daily' } },
      { ...visited, status: 'cancelled' as const },
    ])
      expect(locationOf(one)).not.toHaveProperty('openingHoursSpecification', expect.anything());
  });

  it('states the hours in festival time, the parent event and the address of the tickets', () => {
    expect(nodes(concert)[0]).toMatchObject({
      startDate: '2024-10-12T20:00:00+01:00',
      endDate: '2024-10-12T22:00:00+01:00',
      superEvent: { name: 'Contre-jour' },
      offers: { '@type': 'Offer', url: 'https://tickets.example/2' },
    });
    expect(nodes(concert)[0]).not.toHaveProperty('offers.price', expect.anything());
  });

  it('states the price, the capacity, the languages and the former date', () => {
    const price = { words: { fr: 'Plein tarif' }, amount: 20 };
    const told = { price, languages: ['ar', 'fsl'], capacity: 60, previousStart: moment('2024-10-10T20:00') };
    expect(nodes({ ...concert, ...told, status: 'full' })[0]).toMatchObject({
      offers: { price: 20, priceCurrency: 'TND' },
      inLanguage: ['ar', 'fsl'],
      accessibilityFeature: ['signLanguage'],
      maximumAttendeeCapacity: 60,
      remainingAttendeeCapacity: 0,
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2024-10-10T20:00:00+01:00',
    });
  });

  it('offers the price at the door if no tickets are sold online, and no offer for a free or cancelled event', () => {
    const reading = { ...exhibition, price: { words: {}, amount: 8 } };
    expect(nodes(reading)[0]).toMatchObject({
      offers: { price: 8, priceCurrency: 'TND', availability: 'https://schema.org/InStock' },
    });
    const free = nodes({ ...reading, price: { words: {}, amount: 0 } })[0];
    expect(free).toMatchObject({ isAccessibleForFree: true });
    expect(free?.['offers']).toBeUndefined();
    expect(nodes({ ...reading, status: 'cancelled' })[0]?.['offers']).toBeUndefined();
  });

  it('offers nothing once the event is over', () => {
    const price = { words: {}, amount: 20 };
    const time = timeOf('2024-10-10T20:00', '2024-10-10T22:00');
    for (const ticketUrl of [concert.ticketUrl, null])
      expect(nodes({ ...concert, time, price, ticketUrl })[0]?.['offers']).toBeUndefined();
  });

  it('states the former date of an event that is postponed without a new one', () => {
    const postponed = { ...concert, time: null, status: 'postponed' as const };
    expect(nodes({ ...postponed, previousStart: moment('2024-10-10T20:00') })[0]).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      previousStartDate: '2024-10-10T20:00:00+01:00',
    });
  });

  it.each([
    [null, 'EventScheduled', 'InStock'],
    ['full', 'EventScheduled', 'SoldOut'],
    ['cancelled', 'EventCancelled', null],
    ['postponed', 'EventPostponed', null],
  ] as const)(
    'describes an event with the status %s as %s, with the availability of its tickets',
    (status, eventStatus, availability) => {
      const [told] = nodes({ ...concert, status });
      expect(told?.['eventStatus']).toBe(`https://schema.org/${eventStatus}`);
      if (status === 'cancelled') expect(told?.['offers']).toBeUndefined();
      if (availability)
        expect(told).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
    },
  );

  it('marks a cancelled part as cancelled', () => {
    const cancelled = festivalOf({ events: [exhibition, { ...concert, status: 'cancelled' }] });
    const [whole] = structuredEvent(exhibition, cancelled, 'fr')['@graph'] as Record<string, unknown>[];
    expect(whole?.['subEvent']).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }]);
  });

  it('leads from home to the event through its edition and its type', () => {
    const steps = nodes(exhibition)[1]?.['itemListElement'] as { name: string; item: string }[];
    expect(steps.map(({ name, item }) => `${name} ${new URL(item).pathname}`)).toEqual([
      'Dhaw /fr/',
      'Dhaw 2024 /fr/edition/2024/',
      'Expositions /fr/typeevent/1/1/',
      'Contre-jour /fr/event/1/',
    ]);
  });
});
