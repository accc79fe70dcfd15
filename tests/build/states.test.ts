import { describe, expect, test } from 'vitest';
import { type Openness, stateAt } from '../../src/domain/event/openness/openness.ts';
import { daySpanAt } from '../../src/domain/time/zone-clock.ts';
import { timeZone } from '../../src/site/time-zone.ts';
import { langs } from '../fixtures/routes.ts';
import { isFile } from './built-site.ts';
import { surfacesOf } from './support/surfaces.ts';

/*
 * Every surface derives the state of an event from the openness in its HTML or its data. The state has to be the same
 * everywhere, and has to be present wherever the event is listed.
 */

const todayAt = (now: number) => daySpanAt(now, timeZone);

/** Returns the instants at which the state of an event changes, each with the minute before and the end of its day. */
const turningPoints = ({ spans, uncertain, overAt }: Openness): number[] =>
  [
    ...[...spans, ...uncertain].flatMap(({ opens, closes, lastEntry = closes }) => [
      opens,
      lastEntry,
      closes,
    ]),
    overAt,
  ].flatMap((at) => [at - 60_000, at, todayAt(at).ends]);

const kindAt = (openness: Openness, now: number): string => {
  const state = stateAt(openness, now, todayAt(now));
  return state.kind === 'closed' && state.isAllDay ? 'closed all day' : state.kind;
};

/** Kinds of states and statuses of events, each of which occurs at the demo festival. */
const KINDS = ['over', 'open', 'opens', 'closed', 'closed all day', 'vernissage', 'unknown', 'upcoming'];
const STATUSES = ['cancelled', 'postponed', 'full', 'moved'];
/** Surfaces that show a single event. */
const ALONE = ['the page of the event', 'the event in a frame'];
/** Surfaces that have the state of events of past editions too; the lists of a past edition show its year instead. */
const OF_ALL_YEARS = ['the search', ...ALONE];
/** Surfaces that list only some events of the edition, for instance those that are not postponed. */
const CHOSEN = ['home', 'what is on now', 'events within events', ...ALONE];
/** Lists that only some events are chosen for. */
const CHOSEN_LISTS = ['home', 'events within events'];
/** Ids of the routes for which the list of their type shows neither date nor place (**Self-guided routes**). */
const SELF_GUIDED = ['57', '58', '86'];

describe.each(langs)('in %s', (lang) => {
  const surfaces = surfacesOf(lang);
  const summaries = new Map(surfaces.get('my events and the plan')?.map((told) => [told.id, told]));

  test('all surfaces agree about the state of every event at each of its turning points', () => {
    const first = new Map<string, { surface: string; points: number[]; said: string[] }>();
    const saidOf = (openness: Openness, points: readonly number[]): string[] =>
      points.map((now) => JSON.stringify(stateAt(openness, now, todayAt(now))));
    const disagreeing: string[] = [];
    const compared = new Set<string>();
    for (const [surface, told] of surfaces) {
      for (const { id, openness } of told) {
        // Most surfaces have exactly the same data, which is compared once.
        const telling = `${id} ${JSON.stringify(openness)}`;
        if (!openness || openness.status || compared.has(telling)) continue;
        compared.add(telling);
        const one = first.get(id);
        if (!one) {
          const points = turningPoints(openness);
          first.set(id, { surface, points, said: saidOf(openness, points) });
          continue;
        }
        const said = saidOf(openness, one.points);
        const index = said.findIndex((words, at) => words !== one.said[at]);
        if (index >= 0)
          disagreeing.push(`${id}: ${one.surface} ${one.said[index]}, ${surface} ${said[index]}`);
      }
    }
    expect(disagreeing).toEqual([]);
    expect(first.size).toBeGreaterThan(100);
  });

  test.each([...surfaces.keys()])(
    '%s: shows the state and the status of every event that has one',
    (name) => {
      const wrong = (surfaces.get(name) ?? []).filter(({ id, openness, status }) => {
        const known = summaries.get(id);
        const isSilent =
          (name === 'the types' && SELF_GUIDED.includes(id)) ||
          (OF_ALL_YEARS.includes(name) && known?.openness === null);
        if (!known || isSilent || openness?.status) return false;
        return (openness === null) !== (known.openness === null) || status !== known.status;
      });
      expect(wrong.map(({ id, openness, status }) => ({ id, isTold: openness !== null, status }))).toEqual(
        [],
      );
    },
  );

  test.each([...surfaces.keys()].filter((name) => !CHOSEN.includes(name)))(
    '%s: has events of every state and status, before, during and after they are on',
    (name) => {
      const told = surfaces.get(name) ?? [];
      const kinds = new Set(
        told.flatMap(({ openness }) => {
          if (!openness) return [];
          const points = turningPoints(openness);
          const early = Math.min(...points) - 2 * 86_400_000;
          return [early, ...points].map((now) => kindAt(openness, now));
        }),
      );
      const statuses = new Set(told.map(({ status }) => status));
      expect([
        ...KINDS.filter((kind) => !kinds.has(kind)),
        ...STATUSES.filter((one) => !statuses.has(one)),
      ]).toEqual([]);
    },
  );

  test.each([
    ['an exhibition', 1, ['events within events']],
    ['a concert', 12, CHOSEN_LISTS],
    ['a cancelled event', 62, CHOSEN_LISTS],
    ['an event that is full', 42, CHOSEN_LISTS],
    ['an event that was moved', 25, CHOSEN_LISTS],
    ['a postponed event', 46, ['home', 'what is on now', 'events within events']],
    [
      'an event without a place',
      64,
      ['the panel of the map', 'home', 'the map', 'the venues', 'events within events'],
    ],
    ['an event without a date', 54, ['home', 'the agenda', 'what is on now', 'events within events']],
    ['a hidden event', 133, [...surfaces.keys()]],
  ])('%s (%i) is on the surfaces that should have it, and on no other', (_what, event, absent) => {
    const isOn = (name: string) => surfaces.get(name)?.some(({ id }) => id === String(event));
    expect([...surfaces.keys()].filter((name) => !isOn(name))).toEqual(absent);
  });

  test('every surface that lists an event without a place in words says so', () => {
    const words = lang === 'fr' ? 'Lieu à préciser' : 'Unknown Place';
    const inWords = [...surfaces].filter(([name]) => !/^(?:my events|the panel|the search)/.test(name));
    const told = inWords.flatMap(([, all]) => all.filter(({ id }) => id === '64'));
    expect(told.filter(({ text }) => !text.includes(words))).toEqual([]);
  });

  test('nothing names a hidden event, and it has no page, frame or calendar', () => {
    const named = [...surfaces].filter(([, all]) =>
      all.some(({ text }) => /Dîner des partenaires|Partners’ Dinner/.test(text)),
    );
    expect(named.map(([name]) => name)).toEqual([]);
    for (const path of ['embed/event/133/index.html', 'calendar/133.ics', 'event/Dîner_des_partenaires/'])
      expect([path, isFile(`${lang}/${path}`)]).toEqual([path, false]);
  });
});
