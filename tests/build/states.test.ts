import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Openness, opennessIn, stateAt } from '../../src/domain/event/openness/openness.ts';
import { dayOf, daySpan } from '../../src/domain/time/zone-clock.ts';
import { timeZone } from '../../src/site/time-zone.ts';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, pagesBelow } from './built-site.ts';

/* Every surface tells the state of an event by what stands in its HTML or its data: it has to be the same everywhere. */

interface Told {
  id: string;
  openness: Openness;
}

const idIn = (href: string | null | undefined): string | undefined => /[?&]id=(\d+)/.exec(href ?? '')?.[1];

function toldOn(path: string): Told[] {
  const page = documentAt(path);
  return [...page.querySelectorAll('event-state[opens], [data-openness]')].flatMap((element) => {
    const holder = element.closest('li, article.card');
    const link = holder?.querySelector('a[href*="?id="]')?.getAttribute('href');
    const id = holder ? idIn(link) : page.querySelector('[data-save]')?.getAttribute('data-save');
    const day = element.closest('[data-day]')?.getAttribute('data-day');
    const text = element.getAttribute('opens') ?? element.getAttribute('data-openness') ?? '';
    return id == null ? [] : [{ id, openness: opennessIn(text, day ? daySpan(day, timeZone).starts : 0) }];
  });
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(dist(), path), 'utf8'));

function toldInData(lang: string): Record<string, Told[]> {
  const told = (id: string | undefined, opens: string | null | undefined): Told[] =>
    id === undefined || opens == null ? [] : [{ id, openness: opennessIn(opens) }];
  const { events } = json(`/data/events/${lang}.json`) as { events: Record<string, { opens?: string }> };
  const map = json(`/data/map/${lang}.json`) as { events: { href: string; opens: string | null }[] };
  return {
    'my events and the plan': Object.entries(events).flatMap(([id, { opens }]) => told(id, opens)),
    'the panel of the map': map.events.flatMap(({ href, opens }) => told(idIn(href), opens)),
  };
}

/** The first instant of each kind that occurs, and the minutes around it. */
const turningPoints = ({ spans, untold, over }: Openness): number[] =>
  [
    ...[...spans, ...untold].flatMap(({ opens, closes, lastEntry = closes }) => [opens, lastEntry, closes]),
    over,
  ].flatMap((at) => [at - 60_000, at, daySpan(dayOf(new Date(at), timeZone), timeZone).ends]);

describe.each(langs)('in %s', (lang) => {
  test('no two surfaces disagree about any event, at any of its turning points', () => {
    const surfaces: Record<string, Told[]> = {
      ...toldInData(lang),
      ...Object.fromEntries(
        [
          ...['calendar', 'map', 'now', 'program/2024'].map((route) => `/${lang}/${route}/`),
          `/${lang}/`,
          ...['event', 'typeevent', 'venue', 'person'].flatMap((folder) => pagesBelow(`/${lang}/${folder}`)),
        ].map((path) => [path, toldOn(path)]),
      ),
    };
    const first = new Map<string, { surface: string; openness: Openness; said: string[] }>();
    const saidOf = (openness: Openness, points: readonly number[]): string[] =>
      points.map((now) =>
        JSON.stringify(stateAt(openness, now, daySpan(dayOf(new Date(now), timeZone), timeZone))),
      );
    const disagreeing: string[] = [];
    // Most surfaces are told the same to the letter.
    const compared = new Set<string>();
    for (const [surface, told] of Object.entries(surfaces)) {
      for (const { id, openness } of told) {
        const telling = `${id} ${JSON.stringify(openness)}`;
        if (compared.has(telling)) continue;
        compared.add(telling);
        const one = first.get(id);
        if (!one) {
          first.set(id, { surface, openness, said: saidOf(openness, turningPoints(openness)) });
          continue;
        }
        const said = saidOf(openness, turningPoints(one.openness));
        const index = said.findIndex((words, at) => words !== one.said[at]);
        if (index >= 0)
          disagreeing.push(`${id}: ${one.surface} ${one.said[index]}, ${surface} ${said[index]}`);
      }
    }
    expect(disagreeing).toEqual([]);
    expect(first.size).toBeGreaterThan(100);
    for (const surface of ['my events and the plan', 'the panel of the map', `/${lang}/`])
      expect(surfaces[surface]?.length, surface).toBeGreaterThan(5);
    for (const route of ['calendar', 'map', 'program/2024'])
      expect(surfaces[`/${lang}/${route}/`]?.length, route).toBeGreaterThan(50);
  });
});
