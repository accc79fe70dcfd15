import { describe, expect, it } from 'vitest';
import { agendaOf } from '../../../../src/screens/agenda/agenda-view.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, moment, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The festival is passed as an argument: no content collection is read.

const exhibition = event(1, 'Contre-jour', { time: timeOf('2024-10-09T18:00', '2024-11-09') });
const tour = event(2, 'Visite', { parentId: 1, time: timeOf('2024-10-12T11:00') });
const night = event(4, 'Nuit', { time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') });
const elsewhere = event(3, 'Latitudes', { editionId: 2, time: timeOf('2024-10-12T11:00') });

const agenda = (events: FestivalEvent[], now = '2024-10-12T17:00') =>
  agendaOf(festivalOf({ events }), 'fr', moment(now));

describe('the agenda', () => {
  const view = agenda([exhibition, tour, elsewhere]);
  const idsOn = (day: string) => view.days.find((one) => one.day === day)?.rows.map(({ id }) => id);

  it('lists on each day the events that begin on it, including parts of other events', () => {
    expect(idsOn('2024-10-09')).toEqual([1]);
    expect(idsOn('2024-10-12')).toEqual([2]);
  });

  it('includes the days of the edition on which nothing begins', () => {
    expect(view.days).toHaveLength(32);
    expect(idsOn('2024-10-10')).toEqual([]);
  });

  it('shows whole months in its calendar, with links only on the days of the edition', () => {
    const days = view.calendar?.weeks.flat() ?? [];
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2024-09-30', '2024-12-01']);
    expect(days.filter(({ href }) => href !== null)).toHaveLength(32);
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
    expect(agenda([exhibition, residency, over]).onView.map(({ id }) => id)).toEqual([5]);
    expect(view.onView).toEqual([]);
  });

  it('counts the events that begin on each day of its calendar, and knows when a day lasts past midnight', () => {
    const days = agenda([exhibition, night]).calendar?.weeks.flat() ?? [];
    const dayOf = (day: string) => days.find((one) => one.day === day);
    expect(dayOf('2024-10-12')).toMatchObject({ count: 1, ends: '2024-10-13T02:00:00.000Z' });
    expect(dayOf('2024-10-09')).toMatchObject({ count: 1, ends: null });
  });

  it('is empty for an edition without dates', () => {
    const data = { ...festivalOf({}), current: edition(1, 2024) };
    const nothing = { calendar: null, days: [], opensOn: null };
    expect(agendaOf(data, 'fr', moment('2024-10-12'))).toMatchObject(nothing);
  });
});
