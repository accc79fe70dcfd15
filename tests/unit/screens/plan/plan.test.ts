import { describe, expect, test } from 'vitest';
import { registrable } from '../../../../src/domain/plan/registrable.ts';
import { readStoredPlan, storedPlan, copyOf } from '../../../../src/domain/plan/saved-event.ts';
import { summaryEntries } from '../../../../src/screens/calendar-files/save-calendar.ts';
import { inPlanFile } from '../../../../src/screens/plan/save-plan-file.ts';
import { readPlanHash } from '../../../../src/domain/plan/plan-link.ts';
import { fillPlural } from '../../../../src/i18n/fill.ts';
import { words } from '../../../../src/i18n/translate.ts';
import {
  eventPlanner,
  changeText,
  clashText,
  walkText,
  yearAt,
} from '../../../../src/screens/plan/planned-events.ts';
import { sharedEntries } from '../../../../src/screens/plan/island/SharedPlan.tsx';
import { planKeys } from '../../../../src/screens/plan/plan-words.ts';
import { timeOf, tunis } from '../../domain/builders.ts';
import { evening, saved, summary } from '../../domain/plan/builders.ts';

const fr = words('fr', ...planKeys);
const en = words('en', ...planKeys);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

const given = { lang: 'en', unknown: 'Event no. {id}', now: Date.parse('2024-10-12T09:00Z') } as const;

describe('an event of the plan', () => {
  test('is shown as the site now describes it, with what has changed', () => {
    const [event] = eventPlanner({ 57: summary(57, { time: evening('19:00') }) }, given)([saved(57)]);
    expect(event?.time?.start.time).toBe('19:00');
    expect(event?.changes).toMatchObject([{ kind: 'time' }]);
  });

  test('is shown as it was saved if the site’s data is not available, by its number if nothing else is known', () => {
    const bare = saved(12, { title: null, facts: null });
    expect(eventPlanner(null, given)([saved(57), bare])).toMatchObject([
      { href: '/en/event/Event_57/?id=57', isWithdrawn: false, changes: [] },
      { href: '/en/event/12/', title: { text: 'Event no. 12' } },
    ]);
  });

  test('is marked as withdrawn and keeps its place in the plan if the site no longer has it', () => {
    const [event] = eventPlanner({}, given)([saved(57)]);
    expect(event).toMatchObject({ isWithdrawn: true, changes: [{ kind: 'withdrawn' }] });
    expect(event?.time).toEqual(saved(57).facts?.time);
  });

  test('is the only one of 300 to be rebuilt when its day is chosen', () => {
    const plan = Array.from({ length: 300 }, (_, index) => saved(index + 1));
    const planned = eventPlanner(Object.fromEntries(plan.map(({ id }) => [id, summary(id)])), given);
    const before = planned(plan);
    const after = planned(plan.map((one) => (one.id === 57 ? { ...one, day: '2024-10-13' } : one)));
    expect(after.filter((event, index) => event !== before[index])).toMatchObject([{ id: 57 }]);
  });
});

describe('the file of the plan', () => {
  const entriesOf = (...events: Parameters<typeof inPlanFile>[0][]) => {
    const inFile = events.map((event) => inPlanFile(event, en));
    return summaryEntries(inFile, 'https://dhaw.example');
  };
  const known = (sequence: number) =>
    summary(57, { time: evening('19:00'), sequence, modified: '2024-10-03T10:00:00.000Z' });

  test('has the sequence numbers of the site’s calendars, so that the later of two entries wins', () => {
    const planned = eventPlanner({ 57: known(3) }, given)([saved(57)]);
    const [entry] = entriesOf(...planned);
    expect(entry).toMatchObject({ id: 57, sequence: 3, modified: '2024-10-03T10:00:00.000Z' });
    expect(entry?.url).toMatch(/^https:/);
    expect(entriesOf(...eventPlanner({ 57: summary(57) }, given)([saved(57)]))[0]?.sequence).toBe(0);
  });

  test('has all days of an exhibition that no longer runs on the chosen day', () => {
    const run = timeOf('2024-10-20', '2024-10-30');
    const moved = eventPlanner({ 57: summary(57, { time: run }) }, given);
    expect(entriesOf(...moved([saved(57, { day: '2024-10-13' })]))[0]?.time).toEqual(run);
    const chosen = { firstDay: '2024-10-21', lastDay: '2024-10-21' };
    expect(entriesOf(...moved([saved(57, { day: '2024-10-21' })]))[0]?.time).toMatchObject(chosen);
  });

  test('keeps a withdrawn event as cancelled, with a later sequence number than any earlier file', () => {
    const stored = readStoredPlan(storedPlan([saved(57, copyOf(57, known(3)))]));
    const cancelled = { id: 57, status: 'cancelled', sequence: 4 };
    expect(entriesOf(...eventPlanner({}, given)(stored))).toMatchObject([cancelled]);
  });
});

describe('a shared plan', () => {
  const season = timeOf('2024-10-09T18:00:00', '2024-11-09T18:00:00');
  const summaries = { 12: summary(12), 57: summary(57, { time: season }) };
  const read = (hash: string) => {
    const shared = readPlanHash(hash);
    if (!shared) throw new Error(`${hash} shares no plan`);
    return sharedEntries(shared, summaries, 'en');
  };

  test('shows the year of each event, which may be of another edition, and the day chosen for an exhibition', () => {
    const { known, lostDays } = read('#e=12,57.20241013');
    expect(known.map(({ saved: { id, day } }) => [id, day])).toEqual([
      [12, null],
      [57, '2024-10-13'],
    ]);
    expect(known[0]?.facts[0]).toMatch(/^Saturday 12\u00a0October 2024, /);
    expect(known[1]?.facts).toEqual(['Sunday 13\u00a0October 2024', 'Venue 1']);
    expect(lostDays).toEqual([]);
  });

  test('drops a day on which the exhibition does not run, and reports it', () => {
    const { known, lostDays } = read('#e=57.20241201');
    expect(known[0]?.saved.day).toBeNull();
    expect(lostDays).toEqual([{ title: 'Event 57', day: 'Sunday 1\u00a0December 2024' }]);
  });

  test('names the events that the site does not know and the parts that cannot be read', () => {
    expect(read('#e=3,x,12.soon').unknown).toEqual(['3', 'x', '12.soon']);
  });
});

describe('the text of the plan', () => {
  const run = (from: string) => timeOf(`2024-10-12T${from}`, '2024-10-14T17:00');

  test.each([
    ['hours', evening('18:00', '19:00'), evening('19:00', '20:00'), '6–7pm', '7–8pm'],
    ['days', evening('18:00'), timeOf('2024-10-13'), 'Saturday 12 October, 6pm', 'Sunday 13 October'],
    ['days and hours', run('10:00'), run('14:00'), '12–14 October, 10am–5pm', '12–14 October, 2–5pm'],
    [
      'another year',
      evening('18:00'),
      timeOf('2025-03-01'),
      'Saturday 12 October, 6pm',
      'Saturday 1 March 2025',
    ],
  ])('for a changed time names both times, with what differs: %s', (_, was, now, before, after) => {
    const told = changeText({ kind: 'time', was, now }, { lang: 'en', words: en, year: yearAt(given.now) });
    expect(plain(told)).toBe(`It was: ${before}. It is now: ${after}`);
  });

  test('reads the year of the visitor in festival time', () => {
    expect(yearAt(Date.parse('2024-12-31T23:30Z'))).toBe(2025);
  });

  test('for clashes names the other events, grouped by reason', () => {
    const kinds = ['overlap', 'far', 'overlap'] as const;
    const plan = eventPlanner(null, given)([saved(1), saved(2), saved(3)]);
    const clashes = plan.map((other, at) => ({ other, kind: kinds[at] ?? 'days' }) as const);
    const told = 'Overlaps with “Event 1”, “Event 3” · Too far from “Event 2” to see both';
    expect([clashText([], en), clashText(clashes, en)]).toEqual(['', told]);
  });

  const way = { from: null, to: null, metres: 1400, isTight: true };

  test.each([
    ['en', { ...way, minutes: 25, minutesLeft: 10 }, '25 min walk, 10 min left'],
    ['fr', { ...way, minutes: 25, minutesLeft: 300 }, '25 min à pied'],
    ['fr', { ...way, metres: 12_400, minutes: null, minutesLeft: 90 }, '12 km, 1 h 30 entre les deux'],
  ] as const)('for a walk states the minutes left, unless there are many: in %s', (lang, walk, told) => {
    expect(plain(walkText(walk, lang, lang === 'fr' ? fr : en))).toBe(told);
  });
});

test('a registration is offered for upcoming events that take one and that the visitor has not registered for', () => {
  const open = { takesRegistration: true, time: evening('18:00', '19:00') };
  const summaries = { 1: summary(1, open), 2: summary(2, open), 3: summary(3) };
  const plan = [saved(1), saved(2), saved(3), saved(4)];
  const before = '2024-10-12T12:00:00.000Z';
  const offered = (now: string, subscriptions = [{ id: 9, eventId: 2 }]) =>
    registrable(plan, summaries, { subscriptions, now, timeZone: tunis }).map(({ id }) => id);
  expect(offered(before)).toEqual([1]);
  expect(offered(before, [])).toEqual([1, 2]);
  expect(offered('2024-10-12T19:00:00.000Z', [])).toEqual([]);
});

test.each([
  ['fr', 1, '1 événement de votre programme prend des inscriptions.'],
  ['fr', 2, '2 événements de votre programme prennent des inscriptions.'],
  ['en', 1, '1 event in your plan takes registrations.'],
  ['en', 2, '2 events in your plan take registrations.'],
] as const)('the offer to register agrees with the number of events: in %s for %i', (lang, count, offer) => {
  expect(fillPlural(lang, lang === 'fr' ? fr : en, 'plan.offer', count)).toBe(offer);
});
