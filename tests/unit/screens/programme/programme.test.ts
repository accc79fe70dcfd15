import { describe, expect, it } from 'vitest';
import { programmeView } from '../../../../src/screens/programme/programme-view.ts';
import { hasDayPages } from '../../../../src/domain/programme/programme.ts';
import { programmeDaysOf } from '../../../../src/screens/programme/programme-frame.ts';
import { programmesWithPages } from '../../../../src/content/withdrawn-editions.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, timeOf, type } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The festival is passed as an argument: no content collection is read.

const types = [type(2, 'Performances', 2), type(1, 'Expositions', 1), type(9, 'Jamais', 0)];
const exhibition = event(1, 'Contre-jour', { typeId: 1, time: timeOf('2024-10-09T18:00', '2024-11-09') });
const night = event(2, 'Nuit', { typeId: 2, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') });
const matinee = event(3, 'Matinée', { typeId: 2, time: timeOf('2024-10-12T10:00') });
const undated = event(4, 'Un jour', { typeId: 2 });

function viewOf(events: FestivalEvent[], lang: 'fr' | 'en' = 'fr') {
  const data = festivalOf({ events, eventTypes: types });
  return programmeView({ edition: data.current, events }, data, lang);
}

const idsOf = (sections: { anchor: string; rows: { id: number }[] }[]) =>
  sections.map(({ anchor, rows }) => [anchor, rows.map(({ id }) => id)]);

describe('a programme', () => {
  const view = viewOf([undated, matinee, exhibition, night]);

  it('lists what is on view, then its days, then undated events', () => {
    expect(idsOf(view.sections)).toEqual([
      ['on-view', [1]],
      ['day-2024-10-12', [3, 2]],
      ['undated', [4]],
    ]);
    expect(view.sections[1]?.heading).toEqual({ weekday: 'samedi', date: '12', month: 'octobre' });
  });

  it('is described with its dates, if it has any', () => {
    expect(view.description).toMatch(
      / 2024, le programme jour par jour\u00a0: 9\u00a0octobre\u00a0– 9\u00a0novembre 2024\.$/,
    );
    const bare = { ...festivalOf({}).current, start: null, end: null };
    const { description } = programmeView({ edition: bare, events: [] }, festivalOf({ editions: [] }), 'en');
    expect(description).toMatch(/ 2024: the programme\.$/);
  });

  it('has a legend of the types that occur, in their order, each with its page', () => {
    expect(view.legend.map(({ typeId, count, href }) => [typeId, count, href])).toEqual([
      [1, 1, '/fr/typeevent/1/1/'],
      [2, 3, '/fr/typeevent/1/2/'],
    ]);
  });

  it('has a calendar of whole weeks around the edition, with the edition’s days marked', () => {
    const days = view.calendar?.weeks.flat() ?? [];
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-10-07', '2024-11-10']);
    expect(days.filter(({ isInRange }) => isInRange)).toHaveLength(32);
  });

  it('links each day of the calendar to its events, or to what is on view', () => {
    const dayOf = (day: string) => view.calendar?.weeks.flat().find((one) => one.day === day);
    expect(dayOf('2024-10-12')).toMatchObject({
      href: '#day-2024-10-12',
      typeIds: [1, 2],
      label: 'samedi 12\u00a0octobre, 3 événements',
    });
    expect(dayOf('2024-10-13')).toMatchObject({ href: '#on-view', count: 1 });
    expect(dayOf('2024-10-08')).toMatchObject({ href: null, count: 0, isInRange: false });
  });

  it('without events has its dates, but no sections', () => {
    expect(viewOf([])).toMatchObject({ sections: [], total: 0, legend: [] });
    expect(viewOf([]).dates).toBe('9\u00a0octobre\u00a0– 9\u00a0novembre 2024');
  });

  it.each([
    ['none without events', [], undefined],
    ['none if no event has a date', [undated], undefined],
    ['one with an exhibition', [exhibition], '/en/program/2024.ics'],
    ['one with a self-guided route', [{ ...exhibition, isSelfGuided: true }], '/en/program/2024.ics'],
  ])('offers a calendar file: %s', (_, events, href) => {
    expect(viewOf(events, 'en').calendarLinks?.href).toBe(href);
  });
});

describe('a long programme', () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    event(100 + index, `Concert ${index}`, { typeId: 2, time: timeOf('2024-10-12T20:00') }),
  );

  it('has up to 80 rows on its page', () => {
    expect(viewOf(many)).toMatchObject({ windows: null, sections: [{ elsewhere: null }] });
  });

  it('has more than 80 rows on the pages of their days', () => {
    const view = viewOf([exhibition, ...many]);
    expect(view.windows).toBe('/fr/program/2024/type/');
    expect(view.sections).toMatchObject([
      { anchor: 'on-view', rows: [{ id: 1 }] },
      { rows: [], elsewhere: { count: '80 événements', href: '/fr/program/2024/2024-10-12/' } },
    ]);
    const saturday = view.calendar?.weeks.flat().find(({ day }) => day === '2024-10-12');
    expect(saturday?.href).toBe('/fr/program/2024/2024-10-12/');
  });
});

describe('a day of a programme', () => {
  const past = edition(2, 2022, '2022-09-24', '2022-10-30');
  const data = festivalOf({ editions: [edition(1, 2024), past], eventTypes: types });
  const events = [night, matinee];

  it('has a page in the current edition, which the programme links to', () => {
    const given = { edition: data.current, events };
    expect(hasDayPages(given, data.current)).toBe(true);
    expect(programmeView(given, data, 'fr').daysHref).toBe('/fr/program/2024/2024-10-12/');
  });

  it('has no page in another edition, unless the programme of that edition is too long for one page', () => {
    const given = { edition: past, events };
    expect(hasDayPages(given, data.current)).toBe(false);
    expect(programmeView(given, data, 'fr').daysHref).toBeNull();
    const many = Array.from({ length: 81 }, (_, index) => event(100 + index, `Concert ${index}`));
    expect(hasDayPages({ edition: past, events: many }, data.current)).toBe(true);
  });
});

describe('the pages of the days', () => {
  const events = [exhibition, night, matinee, undated];
  const data = festivalOf({ events, eventTypes: types });
  const days = programmeDaysOf({ edition: data.current, events }, data, 'fr');

  it('are one for every day on which an event runs', () => {
    expect(days).toHaveLength(32);
    expect(days.map(({ day }) => day)).not.toContain('2024-10-08');
  });

  it('are several for a day of more than 100 events, each linked to the next', () => {
    const crowd = Array.from({ length: 150 }, (_, at) =>
      event(at + 1, '', { time: timeOf('2024-10-12T10:00') }),
    );
    const given = { edition: data.current, events: crowd };
    const [first, second, ...more] = programmeDaysOf(given, festivalOf({ events: crowd }), 'fr');
    expect(more).toEqual([]);
    expect([first?.sections[0]?.rows.length, second?.sections[0]?.rows.length]).toEqual([100, 50]);
    expect([first?.total, first?.turns?.nextHref]).toEqual([150, '/fr/program/2024/2024-10-12/2/']);
    expect(second).toMatchObject({ page: 2, turns: { previousHref: '/fr/program/2024/2024-10-12/' } });
  });

  it('list the events of the day first, then what is on view', () => {
    const saturday = days.find(({ day }) => day === '2024-10-12');
    expect(idsOf(saturday?.sections ?? [])).toEqual([
      ['day-2024-10-12', [3, 2]],
      ['on-view', [1]],
    ]);
    expect(saturday).toMatchObject({
      dayTitle: 'samedi 12\u00a0octobre 2024',
      total: 3,
      previous: { label: 'vendredi 11\u00a0octobre', href: '/fr/program/2024/2024-10-11/' },
      next: { label: 'dimanche 13\u00a0octobre' },
    });
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

  it('have no link beyond the first and the last day', () => {
    expect(days[0]?.previous).toBeNull();
    expect(days.at(-1)?.next).toBeNull();
  });
});

describe('every programme', () => {
  const past = edition(2, 2022, '2022-09-24', '2022-10-30');
  const ofPast = event(7, 'Latitudes', { editionId: 2 });

  it('has a page for its year, with or without events', () => {
    const data = festivalOf({ editions: [edition(1, 2024), past, edition(3, 2020)], events: [ofPast] });
    expect(programmesWithPages(data).map((one) => one.edition.year)).toEqual([2024, 2022, 2020]);
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
