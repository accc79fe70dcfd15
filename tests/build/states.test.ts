import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Openness, opennessIn, stateAt } from '../../src/domain/event/openness/openness.ts';
import { dayOf, daySpan, momentAt } from '../../src/domain/time/zone-clock.ts';
import { words as wordsIn } from '../../src/i18n/translate.ts';
import { STATUS } from '../../src/screens/event/row/row-markup.ts';
import { EVENT_STATE, OPENS } from '../../src/screens/event/status/state-markup.ts';
import { stateKeys, stateSaid } from '../../src/screens/event/status/state-words.ts';
import { ENTRY_ITEMS, EVENT_LINK } from '../../src/screens/plan/save/entry-title.ts';
import { timeZone } from '../../src/site/time-zone.ts';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, pagesBelow } from './built-site.ts';

/*
 * Every surface tells the state of an event by what stands in its HTML or its data: it has to be the same everywhere, and
 * to be there wherever the event is.
 */

/** What is told of an event at one place. */
interface Told {
  id: string;
  /** As in the HTML; null where no state is told. */
  openness: Openness | null;
  status: string | null;
}

const idIn = (href: string | null | undefined): string | undefined => /[?&]id=(\d+)/.exec(href ?? '')?.[1];

const opennessOn = (state: Element | null | undefined): Openness | null => {
  const day = state?.closest('[data-day]')?.getAttribute('data-day');
  const text = state?.getAttribute(OPENS);
  return text == null ? null : opennessIn(text, day ? daySpan(day, timeZone).starts : 0);
};

/** The entries of the lists of a page, those that wait in a template too. */
function listedOn(path: string): Told[] {
  const page = documentAt(path);
  const waiting = [...page.querySelectorAll('template')].flatMap(({ content }) => [...content.children]);
  return [...page.querySelectorAll(ENTRY_ITEMS), ...waiting].flatMap((entry): Told[] => {
    const own = (selector: string) =>
      [...entry.querySelectorAll(selector)].find((one) => (one.closest(ENTRY_ITEMS) ?? entry) === entry);
    const id = idIn(own(EVENT_LINK)?.getAttribute('href'));
    const status = own(`[${STATUS}]`)?.getAttribute(STATUS) ?? null;
    return id === undefined ? [] : [{ id, status, openness: opennessOn(own(`${EVENT_STATE}[${OPENS}]`)) }];
  });
}

/** What the page of an event of the edition says of itself; its status stands in a notice. */
function saidOn(path: string, summaries: ReadonlyMap<string, Told>): Told[] {
  const page = documentAt(path);
  const known = summaries.get(page.querySelector('main [data-save]')?.getAttribute('data-save') ?? '');
  const openness = opennessOn(page.querySelector(`header ${EVENT_STATE}[${OPENS}]`));
  return known?.openness ? [{ ...known, openness }] : [];
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(dist(), path), 'utf8'));

interface InData {
  opens?: string | null;
  status?: string | null;
}
const inData = (id: number | string, { opens, status }: InData): Told => ({
  id: String(id),
  openness: opens == null ? null : opennessIn(opens),
  status: status ?? null,
});

function inMap(lang: string): Told[] {
  const { events } = json(`/data/map/${lang}.json`) as { events: ({ id: number } & InData)[] };
  return events.map((event) => inData(event.id, event));
}

function surfacesOf(lang: string): Map<string, Told[]> {
  const { events } = json(`/data/events/${lang}.json`) as { events: Record<string, InData> };
  const search = json(`/data/search/${lang}.json`) as ({ kind: string; id: number } & InData)[];
  const pages = (name: string, paths: readonly string[]) => [name, paths.flatMap(listedOn)] as const;
  const summaries = Object.entries(events).map(([id, event]) => inData(id, event));
  const byId = new Map(summaries.map((told) => [told.id, told]));
  const ofEvents = pagesBelow(`/${lang}/event`);
  return new Map([
    ['my events and the plan', summaries],
    ['the panel of the map', inMap(lang)],
    ['the search', search.filter(({ kind }) => kind === 'event').map((entry) => inData(entry.id, entry))],
    pages('home', [`/${lang}/`]),
    pages('the programme', [`/${lang}/program/2024/`]),
    pages('the agenda', [`/${lang}/calendar/`]),
    pages('what is on now', [`/${lang}/now/`]),
    pages('the map', [`/${lang}/map/`]),
    pages('the types', pagesBelow(`/${lang}/typeevent/1`)),
    pages('the venues', pagesBelow(`/${lang}/venue`)),
    pages('the people', pagesBelow(`/${lang}/person`)),
    ['the page of the event', ofEvents.flatMap((path) => saidOn(path, byId))],
    pages('events within events', ofEvents),
  ]);
}

const todayAt = (now: number) => daySpan(dayOf(new Date(now), timeZone), timeZone);

/** The first instant of each kind that occurs, and the minutes around it. */
const turningPoints = ({ spans, untold, over }: Openness): number[] =>
  [
    ...[...spans, ...untold].flatMap(({ opens, closes, lastEntry = closes }) => [opens, lastEntry, closes]),
    over,
  ].flatMap((at) => [at - 60_000, at, todayAt(at).ends]);

const kindAt = (openness: Openness, now: number): string => {
  const state = stateAt(openness, now, todayAt(now));
  return state.kind === 'closed' && state.isAllDay ? 'closed all day' : state.kind;
};

/** What can be so of an event, each of which occurs at the demo festival. */
const KINDS = ['over', 'open', 'opens', 'closed', 'closed all day', 'vernissage', 'untold', 'toCome'];
const STATUSES = ['cancelled', 'postponed', 'full'];
/** Where only some events stand: a few of the edition, or those that are not postponed, and so on. */
const CHOSEN = ['home', 'what is on now', 'the page of the event', 'events within events'];
/** Open to all, all over the city: the list of their type says neither when nor where (**Self-guided routes**). */
const SELF_GUIDED = ['57', '58', '86'];

describe.each(langs)('in %s', (lang) => {
  const surfaces = surfacesOf(lang);
  const summaries = new Map(surfaces.get('my events and the plan')?.map((told) => [told.id, told]));

  test('no two surfaces disagree about any event, at any of its turning points', () => {
    const first = new Map<string, { surface: string; points: number[]; said: string[] }>();
    const saidOf = (openness: Openness, points: readonly number[]): string[] =>
      points.map((now) => JSON.stringify(stateAt(openness, now, todayAt(now))));
    const disagreeing: string[] = [];
    const compared = new Set<string>();
    for (const [surface, told] of surfaces) {
      for (const { id, openness } of told) {
        // Most surfaces are told the same to the letter.
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

  test.each([...surfaces.keys()])('%s: says the state and the status of each event that has one', (name) => {
    const wrong = (surfaces.get(name) ?? []).filter(({ id, openness, status }) => {
      const known = summaries.get(id);
      const isSilent = name === 'the types' && SELF_GUIDED.includes(id);
      if (!known || isSilent || openness?.status) return false;
      return (openness === null) !== (known.openness === null) || status !== known.status;
    });
    expect(wrong.map(({ id, openness, status }) => ({ id, isTold: openness !== null, status }))).toEqual([]);
  });

  test.each([...surfaces.keys()].filter((name) => !CHOSEN.includes(name)))(
    '%s: has events of every kind and status, before, while and after they are on',
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
});

describe('by the clocks of visitors elsewhere', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test('the same is said of every event at every turning point', () => {
    const said = (lang: 'fr' | 'en'): string[] =>
      inMap(lang).flatMap(({ id, openness }) =>
        (openness ? turningPoints(openness) : []).map((now) => {
          const clock = {
            now,
            today: todayAt(now),
            clockAt: (at: number) => momentAt(new Date(at), timeZone).time ?? '',
          };
          const words = openness && stateSaid(openness, clock, { words: wordsIn(lang, ...stateKeys), lang });
          return `${id} ${now} ${words?.text ?? ''}`;
        }),
      );
    const inZones = ['Africa/Tunis', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return langs.map(said);
    });
    expect(new Set(inZones.map((all) => JSON.stringify(all))).size).toBe(1);
    expect(inZones[0]?.[0]?.length).toBeGreaterThan(500);
  });
});
