import { describe, expect, it } from 'vitest';
import { agendaView } from '../../../../src/screens/agenda/agenda-view.ts';
import { programmeDaysOf } from '../../../../src/screens/programme/programme-frame.ts';
import { addDays } from '../../../../src/domain/time/days.ts';
import { programmeOf } from '../../../../src/domain/programme/programme.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, moment, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const exhibition = event(1, 'Contre-jour', { time: timeOf('2024-10-09T18:00', '2024-11-09') });
const tour = event(2, 'Visite', { parentId: 1, time: timeOf('2024-10-12T11:00') });
const night = event(4, 'Nuit', { time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') });
const closed = { ...exhibition, openingDays: { fr: 'Du mardi au dimanche' }, openingHours: '10:00 – 18:00' };
const none = 'Aucun événement pour le moment';
const nothingBegins = 'Rien ne commence ce jour-là';
const elsewhere = event(3, 'Latitudes', { editionId: 2, time: timeOf('2024-10-12T11:00') });

const agenda = (events: FestivalEvent[], now = '2024-10-12T17:00') =>
  agendaView('fr', festivalOf({ events }), moment(now));

describe('the agenda', () => {
  const view = agenda([exhibition, tour, elsewhere]);
  const idsOn = (day: string) => view.days.find((one) => one.day === day)?.rows.map(({ id }) => id);

  it('lists on each day of the edition the events that begin on it, including parts of other events', () => {
    expect(view.days).toHaveLength(32);
    expect(['2024-10-09', '2024-10-10', '2024-10-12'].map(idsOn)).toEqual([[1], [], [2]]);
  });

  it('shows whole months in its calendar, with links only on the days of the edition, to their sections', () => {
    const days = view.calendar?.weeks.flat() ?? [];
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-09-30', '2024-12-01']);
    expect(days.filter(({ href }) => href !== null)).toHaveLength(32);
    expect(view.hasLinkedDays).toBe(false);
    expect(days.find(({ day }) => day === '2024-10-10')).toMatchObject({ href: '#day-2024-10-10', count: 0 });
  });

  it('opens on today during the edition, on the previous day until its night ends, otherwise on the first day', () => {
    expect(view.opensOn).toBe('2024-10-12');
    expect(agenda([exhibition], '2024-12-24').opensOn).toBe('2024-10-09');
    expect(agenda([exhibition, night], '2024-10-13T02:59').opensOn).toBe('2024-10-12');
  });

  it('lists apart the events on view that began before all its days', () => {
    const residency = event(5, 'Résidence', { time: timeOf('2024-04-01', '2024-10-20') });
    const over = event(6, 'Avant', { time: timeOf('2024-04-01', '2024-05-20') });
    // Closed on the first day, a Wednesday: the script lists it on the days after.
    const later = { ...closed, id: 7, time: residency.time, openingDays: { fr: 'Du jeudi au dimanche' } };
    const events = [exhibition, residency, later, over];
    expect(agenda(events).onView.map(({ id }) => id)).toEqual([7, 5]);
    expect(view.onView).toEqual([]);
  });

  it('counts the events that begin on each day of its calendar, and knows when a day lasts past midnight', () => {
    const days = agenda([exhibition, night])
      .calendar?.weeks.flat()
      .filter(({ count }) => count > 0);
    expect(days).toMatchObject([
      { day: '2024-10-09', count: 1, ends: null },
      { day: '2024-10-12', count: 1, ends: '2024-10-13T02:00:00.000Z' },
    ]);
  });

  it.each([
    ['that nothing begins, while something is on view', '2024-10-15', [exhibition], nothingBegins],
    ['that there are no events, if what is on view is closed', '2024-10-14', [closed], none],
    ['that there are no events, if nothing is on view', '2024-10-15', [tour], none],
    ['nothing if something begins', '2024-10-12', [exhibition, tour], null],
  ])('says of a day %s', (_, date, events, note) => {
    expect(agenda(events).days.find(({ day }) => day === date)?.note).toBe(note);
  });

  it('is empty for an edition without dates', () => {
    const data = { ...festivalOf({}), current: edition(1, 2024) };
    const nothing = { calendar: null, days: [], opensOn: null };
    expect(agendaView('fr', data, moment('2024-10-12'))).toMatchObject(nothing);
  });
});

describe('a long agenda', () => {
  const exhibitions = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...exhibition, id: 1000 + at }));
  const concerts = Array.from({ length: 150 }, (_, at) =>
    event(2000 + at, `Concert ${at}`, { time: timeOf('2024-10-12T20:00') }),
  );
  const tours = (count: number) => Array.from({ length: count }, (_, at) => ({ ...tour, id: 3000 + at }));
  const dayIn = (events: FestivalEvent[], date: string) => {
    const { days, calendar } = agenda(events);
    const isIt = ({ day }: { day: string }) => day === date;
    const { rows, elsewhere, note } = days.find(isIt) ?? {};
    return { rows: rows?.length, elsewhere, note, count: calendar?.weeks.flat().find(isIt)?.count };
  };
  const pageOf = (date: string) => `/fr/program/2024/${date}/`;

  it('has rows of what is on view and of what the pages of days leave out, and links to these pages for the rest', () => {
    const events = [...exhibitions(9), ...concerts, ...tours(3)];
    expect(dayIn(events, '2024-10-09')).toEqual({ rows: 9, elsewhere: null, note: null, count: 9 });
    const elsewhere = { count: '159 événements au programme', href: pageOf('2024-10-12') };
    expect(dayIn(events, '2024-10-12')).toEqual({ rows: 3, elsewhere, note: null, count: 153 });
    expect(dayIn(events, '2024-10-28')).toMatchObject({ rows: 0, note: nothingBegins });
  });

  it('names the pages of other events if it has no room for their parts', () => {
    const events = [...exhibitions(9), ...concerts, ...tours(72)];
    expect(dayIn(events, '2024-10-09')).toMatchObject({ rows: 9, note: null });
    expect(dayIn(events, '2024-10-12')).toMatchObject({
      rows: 0,
      elsewhere: { count: '159 événements au programme' },
      note: '72 autres événements, sur la page de l’événement dont ils font partie ou de leur type',
      count: 222,
    });
  });

  it('links to the page of every day if it has no room for what is on view', () => {
    const events = [...exhibitions(81), ...concerts];
    const onView = { count: '81 événements au programme', href: pageOf('2024-10-28') };
    expect(dayIn(events, '2024-10-28')).toEqual({ rows: 0, elsewhere: onView, note: null, count: 81 });
    expect(dayIn(events, '2024-10-12')).toMatchObject({
      elsewhere: { count: '231 événements au programme' },
      count: 231,
    });
  });

  it.each([
    ['has room for what is on view', 9],
    ['has none', 81],
  ])('counts on each link what the page of that day lists, if it %s', (_, count) => {
    const short = exhibitions(count).map((one) => ({ ...one, time: timeOf('2024-10-11', '2024-10-12') }));
    const events = [...short, ...concerts, ...tours(3)];
    const data = festivalOf({ events });
    const programme = { edition: data.current, events: programmeOf(events, 1) };
    const totals = programmeDaysOf(programme, data, 'fr').map(({ day, total }) => [day, total] as const);
    const links = agendaView('fr', data).days.flatMap(({ day, elsewhere }) =>
      elsewhere ? [[day, Number.parseInt(elsewhere.count, 10)]] : [],
    );
    expect(links).toContainEqual(['2024-10-12', count + concerts.length]);
    expect([...new Map(totals)]).toEqual(expect.arrayContaining(links));
  });

  describe('of seven months', () => {
    const current = edition(1, 2024, '2024-04-21', '2024-11-24');
    const agendaOf = (events: FestivalEvent[]) =>
      agendaView(
        'fr',
        { ...festivalOf({ editions: [current], events }), current },
        moment('2024-10-12T17:00'),
      );
    const inCalendar = ({ calendar }: ReturnType<typeof agendaOf>, date: string) =>
      calendar?.weeks.flat().find(({ day }) => day === date);
    const linkOf = (view: ReturnType<typeof agendaOf>, date: string) => inCalendar(view, date)?.href;
    const onDays = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        event(4000 + at, 'Concert', { time: timeOf(`${addDays('2024-04-21', at)}T20:00`) }),
      );

    it('has sections only of days with rows and of the day it opens on, and links to the pages of the others', () => {
      const view = agendaOf([exhibition, { ...tour, time: timeOf('2024-10-20T11:00') }]);
      expect(view.days.map(({ day }) => day)).toEqual(['2024-10-09', '2024-10-12', '2024-10-20']);
      expect(linkOf(view, '2024-10-20')).toBe('#day-2024-10-20');
      expect(linkOf(view, '2024-10-21')).toBe(pageOf('2024-10-21'));
      // As many as its page lists, although none begins.
      expect(inCalendar(view, '2024-10-21')?.label).toBe('lundi 21\u00a0octobre, 1 événement');
      // Nothing is on.
      expect(linkOf(view, '2024-05-01')).toBeNull();
      expect(view.hasLinkedDays).toBe(true);
      expect(view.monthTitles).toEqual(['octobre 2024', 'novembre 2024']);
    });

    it('has fewer rows than one of a month, since its calendar has more days', () => {
      expect(agendaOf(onDays(54)).days).toHaveLength(55);
      const view = agendaOf([exhibition, ...onDays(54)]);
      expect(view.days.map(({ day }) => day)).toEqual(['2024-10-09', '2024-10-12']);
      expect(linkOf(view, '2024-04-21')).toBe(pageOf('2024-04-21'));
    });

    it('keeps the section of a day without a page whose events have no room', () => {
      const view = agendaOf([...onDays(20), ...tours(60)]);
      expect(view.days.map(({ day }) => day)).toEqual(['2024-10-12']);
      const other = { ...tour, id: 5000, time: timeOf('2024-11-02T11:00') };
      expect(agendaOf([...onDays(20), ...tours(60), other]).days.at(-1)).toMatchObject({ day: '2024-11-02' });
    });
  });

  it('of a year has the months around today in its calendar, and rows of what begins in these or is on view', () => {
    const current = edition(1, 2024, '2024-04-20', '2025-04-20');
    const residency = event(6000, 'Résidence', { time: timeOf('2024-04-20', '2025-04-20') });
    const later = event(6001, 'Contre-jour', { time: timeOf('2025-02-01', '2025-03-01') });
    const data = { ...festivalOf({ editions: [current], events: [residency, exhibition, later] }), current };
    const view = agendaView('fr', data, moment('2024-10-12T17:00'));
    const days = view.calendar?.weeks.flat() ?? [];
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-08-26', '2024-12-01']);
    expect(view.days.map(({ day }) => day)).toEqual(['2024-10-09', '2024-10-12']);
    expect(view.onView.map(({ id }) => id)).toEqual([6000]);
    expect(view.calendar?.months).toHaveLength(10);
    expect(view.calendar?.months[5]).toEqual({ title: 'décembre 2024', href: pageOf('2024-12-02') });
    const picked = days.filter(({ href }) => href).map(({ day }) => day.slice(0, 7));
    expect(view.monthTitles).toHaveLength(new Set(picked).size);
  });

  it('links to no page for a day that the programme does not cover', () => {
    const long = exhibitions(81).map((one) => ({ ...one, time: timeOf('2024-10-09', '2024-11-20') }));
    const late = { ...tour, time: timeOf('2024-11-15T11:00') };
    expect(dayIn([...long, ...concerts, late], '2024-11-12').elsewhere).toMatchObject({ href: null });
  });
});
