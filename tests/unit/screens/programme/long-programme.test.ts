import { describe, expect, it } from 'vitest';
import { programmeView } from '../../../../src/screens/programme/programme-view.ts';
import { addDays } from '../../../../src/domain/time/days.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

/** An edition of 218 days: one more, and its calendar does not show all of them. */
const long = edition(1, 2024, '2024-04-20', '2024-11-23');

function viewOf(events: FestivalEvent[], of = long) {
  const data = festivalOf({ editions: [of], events });
  return programmeView({ edition: of, events }, data, 'fr');
}

const undated = event(1, 'Un jour');
const exhibitions = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    event(100 + at, 'Contre-jour', { time: timeOf('2024-10-12T18:00', '2024-11-09') }),
  );
const sameDay = (count: number) =>
  Array.from({ length: count }, (_, at) => event(200 + at, 'Matinée', { time: timeOf('2024-10-12T10:00') }));
const everyDay = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    event(400 + at, 'Visite', { time: timeOf(`${addDays('2024-04-20', at)}T10:00`) }),
  );

const anchorsOf = (events: FestivalEvent[]) => viewOf(events).sections.map(({ anchor }) => anchor);

describe('a long programme', () => {
  it('has up to 80 rows on its page, and more than that on the pages of their days', () => {
    expect(viewOf(sameDay(80))).toMatchObject({ windows: null, sections: [{ anchor: 'day-2024-10-12' }] });
    const view = viewOf([...exhibitions(1), ...sameDay(80)]);
    expect(view.windows).toBe('/fr/program/2024/type/');
    const [onView, october] = view.sections;
    expect(onView).toMatchObject({ anchor: 'on-view', rows: [{ id: 100 }] });
    const saturday = {
      words: 'samedi 12\u00a0octobre',
      count: '81 événements',
      href: '/fr/program/2024/2024-10-12/',
    };
    expect(october).toMatchObject({ title: 'octobre 2024' });
    expect(october && 'days' in october && october.days[0]).toEqual(saturday);
    const inCalendar = view.calendar?.weeks.flat().find(({ day }) => day === '2024-10-12');
    expect(inCalendar).toMatchObject({ count: 81, href: saturday.href });
  });

  it('has its days by month, between what is on view and what has no date', () => {
    const months = ['month-2024-04', 'month-2024-05', 'month-2024-06', 'month-2024-07'];
    expect(anchorsOf([undated, ...everyDay(100)])).toEqual([...months, 'undated']);
    expect(anchorsOf([...exhibitions(1), ...sameDay(80)])).toEqual([
      'on-view',
      'month-2024-10',
      'month-2024-11',
    ]);
  });

  it('keeps the rows of an event whose day is outside its calendar, and has no page', () => {
    const mistyped = event(2, 'Concert', { time: timeOf('2042-10-12T20:00') });
    expect(anchorsOf([mistyped, ...sameDay(80)])).toEqual(['month-2024-10', 'day-2042-10-12']);
  });

  it('leaves its days to the calendar if there is no room for them beside the exhibitions', () => {
    expect(anchorsOf([...exhibitions(10), ...everyDay(110)])).toContain('month-2024-04');
    expect(anchorsOf([...exhibitions(20), ...everyDay(110)])).toEqual(['on-view']);
  });

  it('leaves its days to the calendar if both would have too many bytes', () => {
    expect(anchorsOf(everyDay(180))).toContain('month-2024-04');
    expect(anchorsOf([undated, ...everyDay(200)])).toEqual(['undated']);
  });

  it('shows as many exhibitions as its page has room for, and states how many more there are', () => {
    const [onView, october] = viewOf([...exhibitions(88), ...sameDay(80)]).sections;
    const words = 'et 32 autres événements, à la page de chacun de leurs jours';
    expect(onView).toMatchObject({ elsewhere: { count: words, href: null } });
    expect(onView && 'rows' in onView && onView.rows).toHaveLength(56);
    expect(october).toMatchObject({ title: 'octobre 2024' });
  });

  it('keeps the rows of what no page of a day lists, even if it has no room for its exhibitions', () => {
    const [onView, last] = viewOf([undated, ...exhibitions(40), ...everyDay(218)]).sections;
    expect(onView).toMatchObject({ elsewhere: { count: expect.stringContaining('et 26 autres') as string } });
    expect(last).toMatchObject({ anchor: 'undated', rows: [{ id: 1 }], elsewhere: null });
  });

  describe('of a year', () => {
    const year = edition(1, 2024, '2024-04-20', '2025-04-20');
    const residencies = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        event(700 + at, 'Résidence', { time: timeOf('2024-04-20', '2025-04-20') }),
      );

    it('has the days around today in its calendar, and links to the months of the others', () => {
      const { calendar } = viewOf(everyDay(366), year);
      const days = calendar?.weeks.flat() ?? [];
      expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-09-02', '2024-11-17']);
      expect(calendar?.months.map(({ title }) => title)).toEqual([
        ...['avril 2024', 'mai 2024', 'juin 2024', 'juillet 2024', 'août 2024', 'septembre 2024'],
        ...['novembre 2024', 'décembre 2024', 'janvier 2025', 'février 2025', 'mars 2025', 'avril 2025'],
      ]);
      expect(calendar?.months.at(-6)).toEqual({
        title: 'novembre 2024',
        href: '/fr/program/2024/2024-11-18/',
      });
    });

    it('has its first days in its calendar once it is over', () => {
      const over = edition(2, 2022, '2022-01-01', '2022-12-31');
      const days = viewOf([], over).calendar?.weeks.flat() ?? [];
      expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2021-12-27', '2022-02-06']);
    });

    it('lists all its days by month, or all its exhibitions if it has no room for both', () => {
      const listed = viewOf(everyDay(366), year).sections.flatMap((section) =>
        'days' in section ? section.days : [],
      );
      expect(listed).toHaveLength(366);
      const [onView, ...others] = viewOf([...residencies(40), ...everyDay(366)], year).sections;
      expect(others).toEqual([]);
      expect(onView && 'rows' in onView && onView.rows).toHaveLength(40);
    });
  });
});
