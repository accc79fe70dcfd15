import { expect, test } from 'vitest';
import type { FestivalEvent } from '../../../src/domain/model/core.ts';
import type { Place } from '../../../src/domain/model/festival.ts';
import { langs } from '../../../src/domain/model/languages.ts';
import { answerEntries } from '../../../src/screens/search/search-answers.ts';
import { activity, edition, event, ids, participant, place, timeOf, type } from '../domain/builders.ts';
import { programmeOf } from '../../../src/domain/programme/programme.ts';
import { lineText } from '../../../src/domain/text/localise.ts';
import { replaceInModule } from '../replace-in-module.ts';
import { change, festivalOf, person } from './builders.ts';

const dar: Place = { ...place(1, { fr: 'Dar' }, 36.8, 10.17), accessibility: ['stepFree'] };
/** A venue of an earlier edition only. */
const fort: Place = { ...place(2, { fr: 'Fort' }, 36.82, 10.3), accessibility: ['stepFree'] };

const free = { amount: 0, words: {} };
const paid = (amount: number) => ({ amount, words: {} });

const given = {
  editions: [edition(1, 2024, '2024-10-09', '2024-11-09'), edition(2, 2022)],
  eventTypes: [type(2, 'Performances', 1, { isTicketed: true })],
  places: [dar, fort],
  events: [
    event(10, 'Nuit', { placeId: 1, typeId: 2, price: paid(10), childIds: [11], time: timeOf('2024-10-10') }),
    event(11, 'Après la nuit', { placeId: 1, typeId: 2, price: paid(90), parentId: 10 }),
    event(12, 'Bourse', { placeId: 1, isInProgramme: false, price: free, time: timeOf('2024-10-12') }),
    event(13, 'Visite', { placeId: 1, price: free, time: timeOf('2024-10-13') }),
    event(14, 'Visite annulée', { placeId: 1, price: free, status: 'cancelled', time: timeOf('2024-10-14') }),
    event(15, 'Visite du matin', { placeId: 1, price: free, parentId: 13 }),
    event(20, 'Archive', { placeId: 2, editionId: 2, price: free, time: timeOf('2022-10-13') }),
  ] satisfies FestivalEvent[],
};
const data = festivalOf(given);

async function pagesOf(festival = data) {
  replaceInModule('content/festival.ts', { festivalData: () => festival });
  const { mapDetails, mapView } = await import('../../../src/screens/map/map-view.ts');
  const { venueViews } = await import('../../../src/screens/venue/venue-view.ts');
  return { map: mapView('fr'), details: mapDetails('fr'), sheets: venueViews('fr') };
}

/** Returns the title and the detail of the answers that lead to a page. */
const answersAt = (path: string) =>
  answerEntries(data, 'en').flatMap(({ title, detail, ...answer }) =>
    answer.path === path ? [[title, lineText(detail)]] : [],
  );

test('the map and the sheet of a venue list the same events, also those outside the programme', async () => {
  const { map, details, sheets } = await pagesOf();
  const onSheet = ids(sheets.find(({ id }) => id === 1)?.events ?? []).sort();
  expect(onSheet).toEqual([10, 11, 12, 13, 14, 15]);
  expect(ids(details.items).sort()).toEqual(onSheet);
  expect(map.pins.map(({ eventCount }) => eventCount)).toEqual([onSheet.length]);
});

test('the search counts the venues that the map lists, not those of other editions', async () => {
  const { map } = await pagesOf();
  expect(ids(map.places)).toEqual([1]);
  expect(answersAt('/en/map/')).toEqual([
    ['Accessible by wheelchair: 1 of the 1 venues', 'Dar'],
    ['Getting there', '1 venue on the map, with directions'],
  ]);
});

test('the search counts as free what the programme lists and takes place', () => {
  expect(answersAt('/en/program/2024/')).toEqual([['Free admission: 1 event', '2024']]);
});

test('the prices that the search names are those of the list of the type that it leads to', () => {
  expect(answersAt('/en/typeevent/1/2/')).toEqual([['Tickets: Performances', '10 Tunisian dinars']]);
});

test('the list of a type marks the events that the programme does not count', async () => {
  const { programmeView } = await import('../../../src/screens/programme/programme-view.ts');
  const { typeEventsPages } = await import('../../../src/screens/type-events/type-events-view.ts');
  const events = [event(1, 'Nuit', { typeId: 2 }), event(2, 'Bourse', { typeId: 2, isInProgramme: false })];
  const festival = festivalOf({ eventTypes: given.eventTypes, events });
  const { current: edition } = festival;
  const [page] = typeEventsPages(edition, type(2, 'Performances', 1), festival, 'fr');
  const marked = page?.events.filter(({ isOutsideProgramme }) => isOutsideProgramme) ?? [];
  expect(ids(marked)).toEqual([2]);
  const { legend } = programmeView({ edition, events: programmeOf(events, edition.id) }, festival, 'fr');
  expect(legend.map(({ count }) => count)).toEqual([(page?.total ?? 0) - marked.length]);
});

test('the map and the sheet of a venue offer walks only from where the list of what is on now does', async () => {
  const undated = festivalOf({ ...given, events: [event(10, 'Sans date', { placeId: 1 })] });
  const { map, sheets } = await pagesOf(undated);
  const { nowView } = await import('../../../src/screens/now/now-view.ts');
  expect(nowView('fr').venues).toEqual([]);
  expect(map.places.map(({ nowHref }) => nowHref)).toEqual([null]);
  expect(sheets.map(({ ways }) => ways.nowHref)).toEqual([null, null]);
});

test('the edition names to search engines who takes part in its events, not in those withdrawn from it', async () => {
  const playing = (id: number) => ({
    activities: [activity(id, { fr: 'Concert' }, [participant(id, null)])],
  });
  const festival = festivalOf({
    persons: [person(7, 'Leïla', 'Ombrelle'), person(8, 'Amine', 'Zidi')],
    events: [event(7, '', playing(7))],
    withdrawn: [{ ...event(8, '', playing(8)), withdrawnAt: '2024-09-01T10:00:00.000Z' }],
  });
  replaceInModule('content/festival.ts', { festivalData: () => festival });
  const { editionViews } = await import('../../../src/screens/edition/edition-view.ts');
  const described = JSON.stringify(editionViews('fr').map(({ structured }) => structured));
  expect(described).toContain('/fr/person/7/');
  expect(described).not.toContain('/fr/person/8/');
});

test('the home page says that the programme was updated only in the languages in which the page of changes says how', async () => {
  const [before, title] = [{ title: { fr: 'Nuit', en: 'Night' } }, { fr: 'Nuits', en: 'Night' }];
  const festival = festivalOf({ changes: [change(10, { kind: 'retitled', before, title })] });
  replaceInModule('content/festival.ts', { festivalData: () => festival });
  const { homeView } = await import('../../../src/screens/home/home-view.ts');
  const { changesView } = await import('../../../src/screens/changes/changes-view.ts');
  const told = langs.map((lang) => [homeView(lang).news !== null, changesView(festival, lang).days.length]);
  expect(told).toEqual(langs.map((lang) => (lang === 'fr' ? [true, 1] : [false, 0])));
});
