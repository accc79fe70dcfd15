import { describe, expect, it } from 'vitest';
import { programmeView } from '../../../../src/screens/programme/programme-view.ts';
import { programmeDaysOf } from '../../../../src/screens/programme/programme-frame.ts';
import { programmesWithPages } from '../../../../src/content/withdrawn-editions.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const types = [type(2, 'Performances', 2), type(1, 'Expositions', 1), type(9, 'Jamais', 0)];
const exhibition = event(1, 'Contre-jour', { typeId: 1, time: timeOf('2024-10-09T18:00', '2024-11-09') });
const night = event(2, 'Nuit', { typeId: 2, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') });
const matinee = event(3, 'Matinée', { typeId: 2, time: timeOf('2024-10-12T10:00') });
const undated = event(4, 'Un jour', { typeId: 2 });

function viewOf(events: FestivalEvent[], lang: 'fr' | 'en' = 'fr') {
  const data = festivalOf({ events, eventTypes: types });
  return programmeView({ edition: data.current, events }, data, lang);
}

const idsOf = (
  sections: readonly ({ anchor: string; rows: { id: number }[] } | { anchor: string; days: unknown })[],
) => sections.map((section) => [section.anchor, 'rows' in section ? section.rows.map(({ id }) => id) : null]);

describe('a programme', () => {
  const view = viewOf([undated, matinee, exhibition, night]);

  it('lists what is on view, then its days, then undated events', () => {
    expect(idsOf(view.sections)).toEqual([
      ['on-view', [1]],
      ['day-2024-10-12', [3, 2]],
      ['undated', [4]],
    ]);
    expect(view.sections[1]).toHaveProperty('heading', { weekday: 'samedi', date: '12', month: 'octobre' });
  });

  it('is described with its dates, if it has any', () => {
    expect(view.description).toMatch(
      / 2024, le programme jour par jour\s: 9\soctobre\s– 9\snovembre 2024\.$/,
    );
    const { description } = programmeView({ edition: edition(1, 2024), events: [] }, festivalOf({}), 'en');
    expect(description).toMatch(/ 2024: the programme\.$/);
  });

  it('has a legend of the types that occur, in their order, each with its page', () => {
    const exhibitions = { typeId: 1, count: 1, href: '/fr/typeevent/1/1/' };
    expect(view.legend).toMatchObject([exhibitions, { typeId: 2, count: 3, href: '/fr/typeevent/1/2/' }]);
  });

  it('has a calendar of whole weeks, whose days link to their events, or to what is on view', () => {
    const days = view.calendar?.weeks.flat() ?? [];
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-10-07', '2024-11-10']);
    expect(days.filter(({ isInRange }) => isInRange)).toHaveLength(32);
    const [before, , , , saturday, sunday] = days.slice(1);
    expect(before).toMatchObject({ href: null, typeIds: [], count: 0, isInRange: false });
    const label = 'samedi 12\u00a0octobre, 3 événements';
    expect(saturday).toMatchObject({ href: '#day-2024-10-12', typeIds: [1, 2], label });
    expect(sunday).toMatchObject({ href: '#on-view', typeIds: [1], count: 1 });
  });

  it('without events has its dates, but no sections', () => {
    expect(viewOf([])).toMatchObject({ sections: [], total: 0, legend: [] });
    expect(viewOf([]).dates).toBe('9\u00a0octobre\u00a0– 9\u00a0novembre 2024');
  });

  it.each([
    ['none if no event has a date', [undated], undefined],
    ['one with an exhibition', [exhibition], '/en/program/2024.ics'],
    ['one with a self-guided route', [{ ...exhibition, isSelfGuided: true }], '/en/program/2024.ics'],
  ])('offers a calendar file: %s', (_, events, href) => {
    expect(viewOf(events, 'en').calendarLinks?.href).toBe(href);
  });
});

const past = edition(2, 2022, '2022-09-24', '2022-10-30');

it('a day has a page in the current edition, and in another one whose programme is too long for one page', () => {
  const data = festivalOf({ editions: [edition(1, 2024), past], eventTypes: types });
  const daysHrefOf = (its: typeof past, events: FestivalEvent[]) =>
    programmeView({ edition: its, events }, data, 'fr').daysHref;
  expect(daysHrefOf(data.current, [night, matinee])).toBe('/fr/program/2024/2024-10-12/');
  expect(daysHrefOf(past, [night, matinee])).toBeNull();
  const concert = event(5, 'Concert', { time: timeOf('2022-10-12T20:00') });
  const many = Array.from({ length: 81 }, (_, index) => ({ ...concert, id: 100 + index }));
  expect(daysHrefOf(past, many)).toBe('/fr/program/2022/2022-10-12/');
});

describe('the pages of the days', () => {
  const events = [exhibition, night, matinee, undated];
  const data = festivalOf({ events, eventTypes: types });
  const days = programmeDaysOf({ edition: data.current, events }, data, 'fr');

  it('are one for every day on which an event runs, each linked to its neighbours', () => {
    expect(days.map(({ day }) => day)).not.toContain('2024-10-08');
    expect([days.length, days[0]?.previous, days.at(-1)?.next]).toEqual([32, null, null]);
  });

  it('are several for a day of more than 80 events, each linked to the next', () => {
    const crowd = Array.from({ length: 150 }, (_, id) => ({ ...matinee, id }));
    const given = { edition: data.current, events: crowd };
    const [first, second, ...more] = programmeDaysOf(given, festivalOf({ events: crowd }), 'fr');
    expect(more).toEqual([]);
    expect([first?.sections[0]?.rows.length, second?.sections[0]?.rows.length]).toEqual([80, 70]);
    expect([first?.total, first?.turns?.nextHref]).toEqual([150, '/fr/program/2024/2024-10-12/2/']);
    expect(second).toMatchObject({ page: 2, turns: { previousHref: '/fr/program/2024/2024-10-12/' } });
  });

  it('have the five weeks before and after their day in the calendar', () => {
    const closing = event(8, 'Clôture', { time: timeOf('2024-10-09', '2025-03-09') });
    const long = edition(1, 2024, '2024-10-09', '2025-03-09');
    const festival = festivalOf({ editions: [long], events: [closing] });
    const pages = programmeDaysOf({ edition: long, events: [closing] }, festival, 'fr');
    const [first, middle] = [pages[0], pages[60]];
    const [opening, ...others] = first?.calendar?.weeks.flat() ?? [];
    expect([opening?.day, others.at(-1)?.day]).toEqual(['2024-10-07', '2024-11-17']);
    const around = middle?.calendar?.weeks.flat() ?? [];
    expect([around[0]?.day, middle?.day, around.at(-1)?.day]).toEqual([
      '2024-10-28',
      '2024-12-08',
      '2025-01-12',
    ]);
  });

  it('list the events of the day first, then what is on view', () => {
    const saturday = days.find(({ day }) => day === '2024-10-12');
    expect(idsOf(saturday?.sections ?? [])).toEqual([
      ['day-2024-10-12', [3, 2]],
      ['on-view', [1]],
    ]);
    expect(saturday).toMatchObject({ dayTitle: 'samedi 12\u00a0octobre 2024', total: 3 });
    const friday = { label: 'vendredi 11\u00a0octobre', href: '/fr/program/2024/2024-10-11/' };
    expect(saturday).toMatchObject({ previous: friday, next: { label: 'dimanche 13\u00a0octobre' } });
  });

  it('list what is closed that day apart, at the end', () => {
    const closedOnMondays = event(5, 'Latitudes', {
      time: timeOf('2024-10-12', '2024-10-15'),
      openingDays: { fr: 'Du mardi au dimanche' },
      openingHours: '10:00 – 18:00',
    });
    const concert = event(6, 'Concert', { time: timeOf('2024-10-14T20:00') });
    const given = { edition: data.current, events: [closedOnMondays, exhibition, concert] };
    const shown = programmeDaysOf(given, festivalOf({ ...given, eventTypes: types }), 'fr');
    const sectionsOn = (date: string) => idsOf(shown.find(({ day }) => day === date)?.sections ?? []);
    expect(sectionsOn('2024-10-14')).toEqual([
      ['day-2024-10-14', [6]],
      ['on-view', [1]],
      ['closed', [5]],
    ]);
    expect(sectionsOn('2024-10-15')).toEqual([['on-view', [1, 5]]]);
  });
});

describe('every programme', () => {
  const ofPast = event(7, 'Latitudes', { editionId: 2 });

  it('has a page for its year, with or without events', () => {
    const data = festivalOf({ editions: [edition(1, 2024), past, edition(3, 2020)], events: [ofPast] });
    expect(programmesWithPages(data).map((one) => one.edition.year)).toEqual([2024, 2022, 2020]);
  });

  it('is at one address for its year, even if two editions of that year were withdrawn', () => {
    const withdrawnAt = '2024-10-01T10:00:00.000Z';
    const withdrawnEditions = [2, 3].map((id) => ({ ...edition(id, 2022), withdrawnAt }));
    const data = festivalOf({ editions: [edition(1, 2024)], withdrawnEditions });
    expect(programmesWithPages(data).map((one) => one.edition.id)).toEqual([1, 2]);
  });

  it('of a past edition links to the current programme, or to its archive if it is the latest edition', () => {
    const data = festivalOf({ editions: [edition(1, 2024), past] });
    expect(programmeView({ edition: past, events: [ofPast] }, data, 'en').status).toEqual({
      span: null,
      over: 'Past edition',
      link: { words: 'See the 2024 edition', href: '/en/program/2024/' },
    });
    expect(viewOf([exhibition]).status.link).toMatchObject({ href: '/fr/edition/2024/' });
  });
});
