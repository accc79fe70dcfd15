import { describe, expect, test } from 'vitest';
import { opennessText } from '../../../../src/domain/event/openness/openness-text.ts';
import { opennessOf } from '../../../../src/domain/event/openness/openness-of-event.ts';
import { words } from '../../../../src/i18n/translate.ts';
import { changedEvents } from '../../../../src/screens/event/lists/event-summaries.ts';
import { eventPlanner } from '../../../../src/screens/plan/planned-events.ts';
import { inPlanFile } from '../../../../src/screens/plan/save-plan-file.ts';
import { planKeys } from '../../../../src/screens/plan/plan-words.ts';
import { event, moment, timeOf, tunis } from '../../domain/builders.ts';
import { saved, summary } from '../../domain/plan/builders.ts';
import { festivalOf } from '../builders.ts';

const en = words('en', ...planKeys);
const given = { lang: 'en', unknown: 'Event no. {id}', now: Date.parse('2024-10-12T09:00Z') } as const;

describe('the days on which an exhibition can be planned', () => {
  /** Exhibition that is open from Tuesday to Sunday, 10:00 to 18:00, after its vernissage, and closed on one day. */
  const exhibition = event(1, 'Contre-jour', {
    time: timeOf('2024-10-09T18:00', '2024-10-20T18:00'),
    vernissage: moment('2024-10-09T18:00'),
    openingDays: { fr: 'Du mardi au dimanche' },
    openingHours: '10:00 – 18:00',
    closures: ['2024-10-17'],
  });
  const openness = opennessOf(exhibition, { timeZone: tunis, publicHolidays: new Set() });
  if (!openness) throw new Error('The exhibition has dates');
  const known = summary(1, { time: exhibition.time, opens: opennessText(openness) });
  const planOn = (day: string | null, now: string) =>
    eventPlanner({ 1: known }, { ...given, now: Date.parse(now) })([saved(1, { day })])[0];

  test('are those on which it is open from now on', () => {
    const fromNow = [12, 13, 15, 16, 18, 19, 20].map((day) => `2024-10-${day}`);
    expect(planOn(null, '2024-10-12T16:00Z')?.openDays).toEqual(fromNow);
    expect(planOn(null, '2024-10-12T17:00Z')?.openDays?.[0]).toBe('2024-10-13');
  });

  test('begin with the day of its vernissage, which has an hour', () => {
    const planned = planOn('2024-10-09', '2024-10-01T09:00Z');
    expect(planned?.openDays?.slice(0, 2)).toEqual(['2024-10-09', '2024-10-10']);
    expect(planned?.start?.time).toBe('18:00');
    expect(planned && inPlanFile(planned, en)).toMatchObject({
      kind: 'vernissage',
      title: { text: 'Vernissage: Event 1' },
      time: { start: { day: '2024-10-09', time: '18:00' } },
    });
    expect(planOn('2024-10-10', '2024-10-01T09:00Z')?.start).toBeNull();
  });

  test('no longer include the chosen day if the exhibition is now closed on it, which the plan says', () => {
    expect(planOn('2024-10-17', '2024-10-12T09:00Z')?.isClosedThen).toBe(true);
    expect(planOn('2024-10-18', '2024-10-12T09:00Z')?.isClosedThen).toBe(false);
    // On a day in the past it no longer matters.
    expect(planOn('2024-10-10', '2024-10-12T09:00Z')?.isClosedThen).toBe(false);
  });

  test('are unknown without the site’s data, and none if the exhibition is over', () => {
    expect(eventPlanner(null, given)([saved(1)])[0]?.openDays).toBeNull();
    expect(planOn(null, '2024-12-01T09:00Z')?.openDays).toEqual([]);
  });
});

test('the list of changed events holds only upcoming ones that are off schedule, were revised or are withdrawn', () => {
  const time = timeOf('2024-10-20T18:00', '2024-10-20T19:00');
  const past = timeOf('2024-10-01T18:00', '2024-10-01T19:00');
  const data = festivalOf({
    events: [
      event(1, 'As ever', { time }),
      event(2, 'Cancelled', { time, status: 'cancelled' }),
      event(3, 'Moved', { time }),
      event(4, 'Over', { time: past, status: 'cancelled' }),
      event(5, 'Without a date', { status: 'postponed' }),
    ],
    withdrawn: [
      { ...event(6, 'Gone', { time }), withdrawnAt: '2024-10-01T08:00:00.000Z' },
      { ...event(7, 'Long gone', { time: past }), withdrawnAt: '2024-10-05T08:00:00.000Z' },
    ],
  });
  const revised = { ...data, manifest: { ...data.manifest, revisions: { 3: 1, 4: 2 } } };
  const changed = changedEvents('en', revised, moment('2024-10-12T17:00'));
  expect(changed).toEqual({
    2: { status: 'cancelled' },
    3: { status: null, time, venue: null },
    5: { status: 'postponed' },
    6: null,
  });
});
