import { expect, test } from 'vitest';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import type { Change } from '../../../../src/domain/model/snapshot.ts';
import { eventPlanner } from '../../../../src/screens/plan/planned-events.ts';
import { eventEmbedViews } from '../../../../src/screens/event/embed/event-embed.ts';
import { eventView } from '../../../../src/screens/event/event-view.ts';
import { childViews } from '../../../../src/screens/event/lists/event-child.ts';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import { eventRowView } from '../../../../src/screens/event/row/event-row.ts';
import { highlights } from '../../../../src/screens/home/home-view.ts';
import { personPages } from '../../../../src/screens/people/person.ts';
import { programmeEmbedViews } from '../../../../src/screens/programme/embed/programme-embed.ts';
import { searchEntries } from '../../../../src/screens/search/search-entries.ts';
import { typeEventsPages } from '../../../../src/screens/type-events/type-events-view.ts';
import { venueEventViews } from '../../../../src/screens/venue/venue-events.ts';
import { sharedEntries } from '../../../../src/screens/plan/island/SharedPlan.tsx';
import { activity, event, moment, participant, place, role, timeOf, type } from '../../domain/builders.ts';
import { saved } from '../../domain/plan/builders.ts';
import { replaceInModule } from '../../replace-in-module.ts';
import { change, festivalOf, person } from '../builders.ts';

const leila = person(3, 'Leïla', null);

/** Returns the festival of an event, with all that may list it: its parent, type, venue and artist. */
function festivalWith(given: Partial<FestivalEvent>, changes: Change[] = []) {
  const concert = event(1, 'Nuit', {
    parentId: 9,
    typeId: 2,
    placeId: 7,
    time: timeOf('2099-10-24T20:00', '2099-10-24T22:00'),
    activities: [activity(1, { fr: 'Nuit' }, [participant(3, 1)])],
    ...given,
  });
  const data = festivalOf({
    events: [concert, event(9, 'Contre-jour', { childIds: [1] })],
    eventTypes: [type(2, 'Performances', 1)],
    places: [place(7, { fr: 'Fort' }, 36.8, 10.3)],
    persons: [leila],
    roles: [role(1, { fr: 'Artiste' })],
    changes,
  });
  return { concert, data };
}

/** Returns until when each list says that the event was moved, and last what the event's own page says. */
function saidOf(given: Partial<FestivalEvent>, changes: Change[] = []) {
  const { concert, data } = festivalWith({ parentId: null, ...given }, changes);
  const { current } = data;
  const [, parent = concert] = data.events;
  const summaries = { 1: eventSummary(concert, data, 'en') };
  const programme = { edition: current, events: [concert] };
  const ofType = typeEventsPages(current, data.eventTypes[0] ?? type(2, '', 1), data, 'en');
  return {
    row: eventRowView(concert, data, 'en').moved,
    child: childViews(parent, data, 'en')[0]?.moved,
    home: highlights(data, 'en')[0]?.moved,
    type: ofType[0]?.events[0]?.moved,
    venue: venueEventViews([concert], () => true, data, 'en')[0]?.moved,
    person: personPages(leila, data, 'en')[0]?.work[0]?.events[0]?.moved,
    search: searchEntries(data, 'en').find(({ id, kind }) => kind === 'event' && id === 1)?.moved,
    myEvents: summaries[1].moved,
    plan: eventPlanner(summaries, { lang: 'en', unknown: '', now: 0 })([saved(1)])[0]?.moved,
    shared: sharedEntries({ events: [{ id: 1, day: null }], unreadable: [] }, summaries, 'en').known[0]
      ?.moved,
    frame: eventEmbedViews(data, 'en')[0]?.moved,
    programmeFrame: programmeEmbedViews(programme, data, 'en')[0]?.sections[0]?.rows[0]?.moved,
    page: eventView(concert, data, 'en', new Map()).moved?.until,
  };
}

/** The values, each once. */
const distinct = (said: object): unknown[] => [...new Set(Object.values(said))];

test.each([
  ['day', { starts: '2099-10-22T19:00:00.000Z' }, '2099-10-24T21:00:00.000Z'],
  ['hour', { starts: '2099-10-24T17:00:00.000Z' }, '2099-10-24T23:00:00.000Z'],
  ['place', { placeId: 5, place: { fr: 'Palais' } }, '2099-10-24T21:00:00.000Z'],
])('every list says that an event has another %s, for as long as its page does', (_, before, until) => {
  expect(distinct(saidOf({}, [change(1, { before })]))).toEqual([until]);
});

test('no list says that an event was moved if it is as planned, cancelled, postponed or over', () => {
  const previousStart = moment('2099-10-22T20:00');
  expect(distinct(saidOf({ previousStart, status: 'full' }))).toEqual(['2099-10-24T21:00:00.000Z']);
  expect(distinct(saidOf({}))).toEqual([undefined]);
  for (const status of ['cancelled', 'postponed'] as const)
    expect(distinct(saidOf({ previousStart, status }))).toEqual([undefined]);
  const over = { time: timeOf('2024-09-03T20:00'), previousStart: moment('2024-09-01T20:00') };
  expect(distinct(saidOf(over))).toEqual([undefined]);
});

test('the list and the popups of the map say it too', async () => {
  const { data } = festivalWith({ previousStart: moment('2099-10-22T20:00') });
  replaceInModule('content/festival.ts', { festivalData: () => data });
  const { mapDetails, mapView } = await import('../../../../src/screens/map/map-view.ts');
  const until = '2099-10-24T21:00:00.000Z';
  expect(mapDetails('fr').items.map(({ id, moved }) => [id, moved])).toEqual([[1, until]]);
  expect(mapView('fr').places[0]?.groups[0]?.events).toMatchObject([{ id: 1, moved: until }]);
});

test('a visitor who searches for what was moved finds it, in either language', () => {
  const { data } = festivalWith({ previousStart: moment('2099-10-22T20:00') });
  const [entry] = searchEntries(data, 'en');
  expect(entry?.words).toMatch(/deplace.*moved|moved.*deplace/);
});

test('the page of an event that was withdrawn while it ran offers nothing, and does not say that it was moved', () => {
  const { concert, data } = festivalWith({
    time: timeOf('2024-10-01', '2024-10-31'),
    previousStart: moment('2024-09-20'),
    takesRegistration: true,
    ticketUrl: 'https://tickets.example/',
    price: { words: {}, amount: 25 },
  });
  const withdrawn = { ...concert, withdrawnAt: '2024-10-02T10:00:00.000Z' };
  const { moved, facts, structured } = eventView(withdrawn, data, 'fr', new Map());
  expect(moved).toBeNull();
  expect(facts).toMatchObject({ booking: null, ticketLink: null, registration: null });
  expect(JSON.stringify(structured)).not.toContain('offers');
  expect(eventRowView(withdrawn, data, 'fr').booking).toBeNull();
  expect(eventSummary(withdrawn, data, 'fr')).toMatchObject({ isWithdrawn: true, takesRegistration: false });
});
