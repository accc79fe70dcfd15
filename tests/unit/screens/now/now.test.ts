import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Openness } from '../../../../src/domain/event/openness/openness.ts';
import type { Standing } from '../../../../src/domain/now/now-groups.ts';
import { formatDay } from '../../../../src/domain/time/format-dates.ts';
import { words } from '../../../../src/i18n/translate.ts';
import { festivalClock } from '../../../../src/screens/now/festival-clock.ts';
import { noteText } from '../../../../src/screens/now/note-text.ts';
import { daysIn, daysText, noteKeys } from '../../../../src/screens/now/now-markup.ts';
import { nowOf } from '../../../../src/screens/now/view.ts';
import { event, moment, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The data is given: no collection is read.
vi.mock('astro:content', () => ({}));

type Word = NonNullable<Standing['note']>['word'];
const at = (wire: string): number => Date.parse(moment(wire).instant);

const days = ['2024-10-12', '2024-10-13', '2024-11-09'];

function said(
  word: Word,
  when: string,
  now: string,
  kind: Openness['kind'] = 'open',
  lang: 'fr' | 'en' = 'en',
) {
  const of = words(lang, ...noteKeys);
  return noteText({ word, at: at(when) }, kind, {
    now: at(now),
    clock: festivalClock(
      days.map((day) => at(`${day}T00:00`)),
      days.map((day) => formatDay(day, lang)),
    ),
    word: (key) => of[key],
  })?.replaceAll('\u00a0', ' ');
}

describe('what is said beside a row', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is when it closes or ends, and how long that is once it is less than an hour', () => {
    expect(said('until', '2024-10-12T18:00', '2024-10-12T12:00')).toBe('until 18:00');
    expect(said('until', '2024-10-12T18:00', '2024-10-12T17:20')).toBe('closes in 40 min');
    expect(said('until', '2024-10-12T18:00', '2024-10-12T17:20', 'dated')).toBe('ends in 40 min');
    expect(said('until', '2024-11-09T23:00', '2024-10-12T17:20')).toBe('day and night');
  });

  test('is how long until it opens or begins, then the hour, then the day', () => {
    expect(said('starts', '2024-10-12T18:00', '2024-10-12T17:59', 'dated')).toBe('in 1 min');
    expect(said('starts', '2024-10-12T18:45', '2024-10-12T17:00', 'dated')).toBe('in 1 h 45');
    expect(said('opens', '2024-10-12T18:00', '2024-10-12T10:00')).toBe('opens at 18:00');
    expect(said('opens', '2024-10-13T10:00', '2024-10-12T20:00', 'open', 'fr')).toBe(
      'ouvre dimanche 13 octobre à 10:00',
    );
    expect(said('starts', '2024-10-12T18:00', '2024-10-12T10:00', 'dated')).toBeUndefined();
  });

  test('is the hour of the festival for a visitor whose clock is New York’s', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date(at('2024-10-12T18:00')).getHours()).toBe(13);
    expect(said('until', '2024-10-12T18:00', '2024-10-12T12:00')).toBe('until 18:00');
    expect(said('opens', '2024-10-13T00:30', '2024-10-12T20:00')).toBe('opens Sunday 13 October at 00:30');
  });
});

test('the days of the page are told in a few letters, which are read back', () => {
  const starts = ['2024-10-09T00:00', '2024-10-10T00:00'].map(at);
  expect(daysIn(daysText(starts))).toEqual(starts);
});

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
    nowOf(festivalOf({ events, places: [hall] }), 'fr', moment(now));

  test('has every event that was not over when it was built', () => {
    expect(view('2024-10-12T17:00').rows.map(({ row }) => row.id)).toEqual([1, 2]);
  });

  test('has the day as the build knows it, for who reads without script', () => {
    expect(view('2024-10-12T17:00').asBuilt).toEqual({
      day: '2024-10-12',
      heading: 'samedi 12 octobre',
      when: 'La journée telle qu’elle était connue le 12 octobre 2024 à 17:00.',
      rows: [{ id: 1, hours: '10:00\u00a0–\u00a018:00' }],
    });
  });

  test('shows opening days and hours that cannot be read as they stand', () => {
    const tide = { ...open, openingDays: { fr: 'Selon la marée' } };
    expect(view('2024-10-12T17:00', [tide]).rows[0]?.row.labels.map(({ text }) => text)).toEqual([
      'Selon la marée',
      '10:00 – 18:00',
    ]);
    expect(view('2024-10-12T17:00').rows[0]?.row.labels).toEqual([]);
  });

  test('knows the days to come on which something is closed that is open otherwise', () => {
    const closedOnce = { ...open, closures: ['2024-10-10', '2024-10-18'] };
    expect(view('2024-10-12T17:00', [closedOnce]).specialDays).toMatchObject([
      { day: '2024-10-18', holidays: [], closed: [{ title: { text: 'Contre-jour' } }] },
    ]);
  });

  test('does not give the hour of an exhibition’s first day for that of the others', () => {
    expect(view('2024-10-12T17:00').rows[0]?.row.when).toMatchObject({ hour: null });
  });

  test('knows the venues from which one may start', () => {
    expect(view('2024-10-12T17:00').venues.map(({ id }) => id)).toEqual([7]);
  });

  test('holds 150 events, and says when there are more', () => {
    const many = Array.from({ length: 151 }, (_, index) => ({ ...talk, id: index + 1 }));
    expect(view('2024-10-12T17:00', many)).toMatchObject({ isCut: true });
    expect(view('2024-10-12T17:00', many).rows).toHaveLength(150);
  });

  test('leads to the calendar and the programme before the edition, and no longer to the calendar after it', () => {
    expect(view('2024-09-01T10:00')).toMatchObject({ phase: 'before', opensOn: 'mercredi 9 octobre' });
    expect(view('2024-09-01T10:00').subscribeHref).toMatch(/^webcal:.*\/fr\/program\/2024\.ics$/);
    expect(view('2024-12-01T10:00')).toMatchObject({ phase: 'over', subscribeHref: null });
  });

  test('has none once everything is over', () => {
    expect(view('2024-12-01T10:00')).toMatchObject({ rows: [], asBuilt: { rows: [] } });
  });
});
