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
    eventTypes: [type(1, '', 1, { namesCurator: true }), type(2, '', 2, { isTicketed: true })],
  });
  const nodes = (one: typeof exhibition) =>
    structuredEvent(one, data, 'fr')['@graph'] as Record<string, unknown>[];

  it('describes an exhibition with its type, days, address and edition, even if it is self-guided', () => {
    expect(nodes({ ...exhibition, isSelfGuided: true })[0]?.['startDate']).toBe('2024-10-09');
    expect(nodes(exhibition)[0]).toMatchObject({
      '@type': 'ExhibitionEvent',
      name: 'Contre-jour',
      inLanguage: 'fr',
      startDate: '2024-10-09',
      endDate: '2024-11-09',
      location: { name: 'Villa', address: { streetAddress: '2, rue de Grèce' }, geo: { latitude: 36.8 } },
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

  it('states the opening hours of an exhibition only if they are certain, and no venue if it is unknown', () => {
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
    const unread = { ...visited, openingDays: { fr: 'Selon la marée' } };
    for (const one of [unread, { ...visited, status: 'cancelled' as const }])
      expect(locationOf(one)).not.toHaveProperty('openingHoursSpecification', expect.anything());
    expect(locationOf({ ...visited, placeId: null })).toBeUndefined();
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

  it('offers the price at the door if no tickets are sold online, and nothing if it is free, cancelled or over', () => {
    const offersOf = (amount: number, given: Partial<typeof exhibition> = {}) =>
      nodes({ ...exhibition, price: { words: {}, amount }, ...given })[0]?.['offers'];
    expect(offersOf(8)).toMatchObject({ price: 8, availability: 'https://schema.org/InStock' });
    expect([offersOf(0), offersOf(8, { status: 'cancelled' })]).toEqual([undefined, undefined]);
    const { typeId, ticketUrl } = concert;
    const over = { typeId, ticketUrl, time: timeOf('2024-10-10T20:00', '2024-10-10T22:00') };
    expect(offersOf(8, over)).toBeUndefined();
    const free = { ...exhibition, price: { words: {}, amount: 0 } };
    expect(nodes(free)[0]).toMatchObject({ isAccessibleForFree: true });
  });

  it('states the former date of an event that is postponed without a new one', () => {
    const postponed = { ...concert, time: null, previousStart: moment('2024-10-10T20:00') };
    const former = { previousStartDate: '2024-10-10T20:00:00+01:00' };
    expect(nodes({ ...postponed, status: 'postponed' })[0]).toMatchObject(former);
  });

  it.each([
    [null, 'EventScheduled', { availability: 'https://schema.org/InStock' }],
    ['full', 'EventScheduled', { availability: 'https://schema.org/SoldOut' }],
    ['cancelled', 'EventCancelled', undefined],
    ['postponed', 'EventPostponed', {}],
  ] as const)(
    'describes an event with the status %s as %s, with offers %j',
    (status, eventStatus, offers) => {
      const told = { eventStatus: `https://schema.org/${eventStatus}`, offers };
      expect(nodes({ ...concert, status })[0]).toMatchObject(told);
    },
  );

  it('marks a cancelled part as cancelled', () => {
    const events = [exhibition, { ...concert, status: 'cancelled' as const }];
    const [whole] = structuredEvent(exhibition, festivalOf({ events }), 'fr')['@graph'] as object[];
    expect(whole).toMatchObject({ subEvent: [{ eventStatus: 'https://schema.org/EventCancelled' }] });
  });
});
