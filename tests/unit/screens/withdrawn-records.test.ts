import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import type { ContentPage } from '../../../src/domain/model/festival.ts';
import { calendarFiles } from '../../../src/screens/calendar-files/calendar-files.ts';
import { mapDetails, mapView, placeMapViews } from '../../../src/screens/map/map-view.ts';
import { editionDataOf } from '../../../src/screens/open-data/edition-data.ts';
import { contentPageViews } from '../../../src/screens/page/page-view.ts';
import { searchEntries } from '../../../src/screens/search/search-entries.ts';
import { venueViews } from '../../../src/screens/venue/venue-view.ts';
import { withdrawnMeta } from '../../../src/shell/static-paths.ts';
import { event, place, timeOf, type } from '../domain/builders.ts';
import { festivalOf } from './builders.ts';

const withdrawnAt = '2024-10-02T10:00:00.000Z';
const kiosk = { ...place(7, { fr: 'Kiosque' }, 36.8, 10.1), withdrawnAt };
const concert = { ...event(2, 'Concert', { placeId: 7, time: timeOf('2024-10-12T20:00') }), withdrawnAt };
/** A type that had events in another edition only. */
const talks = { ...type(4, 'Rencontres', 2), withdrawnAt, editionIds: [9] };
const page = (id: number, title: string): ContentPage => ({ id, title: { fr: title }, sections: [] });
const festival = festivalOf({
  events: [event(1, 'Visite', { placeId: 8, time: timeOf('2024-10-12T10:00') })],
  withdrawn: [concert],
  places: [place(8, { fr: 'Fort' }, 36.9, 10.2)],
  withdrawnPlaces: [kiosk],
  withdrawnTypes: [{ ...type(3, 'Concerts', 1), withdrawnAt }, talks],
  pages: [page(4, 'Venir')],
  withdrawnPages: [{ ...page(12, 'Dormir'), withdrawnAt }],
});

// The mock is called once the festival is there.
vi.mock('../../../src/content/festival.ts', async (original) => ({
  ...(await original<object>()),
  festivalData: () => festival,
}));

describe('a venue that the back end no longer lists', () => {
  test('keeps its sheet, which says so and does not link to the map', () => {
    const sheets = venueViews('fr');
    expect(sheets.map(({ id, name, ...sheet }) => [id, name.text, sheet.withdrawnAt])).toEqual([
      [8, 'Fort', null],
      [7, 'Kiosque', withdrawnAt],
    ]);
    expect(sheets.map(({ ways }) => ways.mapHref)).toEqual(['/fr/map/8/', null]);
    expect(withdrawnMeta('venue', withdrawnAt, 'fr')).toMatchObject({
      isPrivate: true,
      notice: {
        word: 'Page retirée',
        text: expect.stringMatching(/^Le festival ne présente plus ce lieu/) as string,
      },
    });
  });

  test('is not on the map, in the search or at the top of any list', () => {
    const texts = [mapView('fr'), placeMapViews('fr'), mapDetails('fr'), searchEntries(festival, 'fr')];
    for (const text of texts.map((data) => JSON.stringify(data))) expect(text).not.toContain('Kiosque');
  });

  test('is in the data of an edition with the withdrawn events that were to take place there', () => {
    const { events, venues } = editionDataOf(festival.current, festival, 'fr');
    expect(events.find(({ id }) => id === 2)?.venue).toBe(7);
    expect(venues.map(({ id }) => id)).toEqual([8, 7]);
  });
});

describe('the calendar at the address', () => {
  const calendars = new Map(calendarFiles('fr').map(({ path, text }) => [path, text]));
  const statusesIn = (path: string) =>
    ICAL.Component.fromString(calendars.get(path) ?? '')
      .getAllSubcomponents('vevent')
      .map((entry) => String(entry.getFirstPropertyValue('status')));

  test('of a withdrawn venue still says that its events are cancelled', () => {
    expect(statusesIn('/fr/venue/7.ics')).toEqual(['CANCELLED']);
    expect(calendars.has('/fr/venue/7-reminders.ics')).toBe(true);
  });

  test('of a withdrawn type is only there for the editions in which it had events', () => {
    expect(calendars.has('/fr/typeevent/1/4.ics')).toBe(false);
  });

  test('of a withdrawn type stays, empty, and does not change from one pull to the next', () => {
    expect(statusesIn('/fr/typeevent/1/3.ics')).toEqual([]);
    expect(calendars.get('/fr/typeevent/1/3.ics')).toContain('BEGIN:VTIMEZONE');
    expect(calendars.get('/fr/typeevent/1/3.ics')).toContain('LAST-MODIFIED:20241002T100000Z');
  });
});

test('a generic page that the back end no longer has stays, and says so', () => {
  const pages = contentPageViews('en');
  expect(pages.map(({ id, ...view }) => [id, view.withdrawnAt])).toEqual([
    [4, null],
    [12, withdrawnAt],
  ]);
  expect(withdrawnMeta('page', withdrawnAt, 'en').notice?.text).toMatch(/^The festival has not published/);
});
