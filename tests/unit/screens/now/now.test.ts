import { describe, expect, test } from 'vitest';
import { nowView } from '../../../../src/screens/now/now-view.ts';
import { event, moment, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

describe('the page of what is on now', () => {
  const hall = place(7, { fr: 'Halle' }, 36.8, 10.18);
  const open = event(1, 'Contre-jour', {
    time: timeOf('2024-10-09T18:00', '2024-11-09'),
    openingDays: { fr: 'Tous les jours' },
    openingHours: '10:00 – 18:00',
    placeId: 7,
  });
  const talk = event(2, 'Débat', { time: timeOf('2024-10-20T11:00', '2024-10-20T12:00') });
  const past = event(3, 'Hier', { time: timeOf('2024-10-11T11:00', '2024-10-11T12:00') });
  const view = (now: string, events = [open, talk, past]) =>
    nowView('fr', festivalOf({ events, places: [hall] }), moment(now));

  test('has every event that was not over at build time, and the venues from which a walk can start', () => {
    const { rows, venues } = view('2024-10-12T17:00');
    expect(rows.map(({ row }) => row.id)).toEqual([1, 2]);
    expect(venues.map(({ id }) => id)).toEqual([7]);
  });

  test('has the day as known at build time, for visitors without JavaScript', () => {
    expect(view('2024-10-12T17:00').asBuilt).toEqual({
      day: '2024-10-12',
      heading: 'samedi 12\u00a0octobre',
      when: 'La journée telle qu’elle était connue le 12\u00a0octobre 2024 à 17\u00a0h.',
      rows: [1],
    });
  });

  test('shows the opening days and hours of an exhibition, not the hour of its first day', () => {
    const opening = [{ text: 'Tous les jours' }, { text: '10\u00a0h\u00a0–\u2060\u00a018\u00a0h' }];
    expect(view('2024-10-12T17:00').rows).toMatchObject([
      { row: { when: { hour: null } }, opening },
      { opening: [] },
    ]);
  });

  test('knows the upcoming days on which an event is closed that is usually open', () => {
    const closedOnce = { ...open, closures: ['2024-10-10', '2024-10-18'] };
    const special = { day: '2024-10-18', holidays: [], closed: [{ title: { text: 'Contre-jour' } }] };
    expect(view('2024-10-12T17:00', [closedOnce]).specialDays).toMatchObject([special]);
  });

  test('holds 120 events, and says when there are more', () => {
    const { isCut, rows } = view('2024-10-12T17:00', Array<typeof talk>(121).fill(talk));
    expect([isCut, rows.length]).toEqual([true, 120]);
  });

  test('names the opening day and links to the calendar before the edition, and no longer does so after it', () => {
    expect(view('2024-09-01T10:00')).toMatchObject({ phase: 'before', opensOn: 'mercredi 9\u00a0octobre' });
    expect(view('2024-09-01T10:00').subscribeHref).toMatch(/^webcal:.*\/fr\/program\/2024\.ics$/);
    expect(view('2024-12-01T10:00')).toMatchObject({ phase: 'over', subscribeHref: null, rows: [] });
  });
});
