import { describe, expect, test } from 'vitest';
import { fold } from '../../scripts/api/festival/fold.ts';
import { fold as foldOfSite } from '../../src/domain/text/fold.ts';
import { fixtureFestival } from './fixture-festival.ts';
import { activity, event } from './fixture-rows.ts';
import { backEnd } from './harness.ts';

interface Results {
  event: { id: number }[];
  person: { id: number }[];
}

const fixture = backEnd();

async function search(query: string, site = fixture): Promise<{ events: number[]; persons: number[] }> {
  const answer = await site.call(`/s/?${new URLSearchParams({ search: query })}`);
  const results = (await answer.json()) as Results;
  return { events: results.event.map(({ id }) => id), persons: results.person.map(({ id }) => id) };
}

describe('search', () => {
  const spellings = ['ecrire', 'ÉCRIRE', 'e\u0301crire', '  Écrire, la '];

  test.each(spellings)('“%s” finds the title whatever its case and accents', async (query) => {
    expect((await search(query)).events).toEqual([1]);
  });

  test('reads letters as the site does', () => {
    const text = 'Cœur, ex æquo: Straße, Łódź, Đorđe, Þór, ısı, İstanbul, № ２; ضَوْءٌ, المدينة, مصطفى, مـصطفى';
    expect(fold(text)).toBe(foldOfSite(text));
  });

  test.each([
    ['finds titles in English', 'with light', [1]],
    ['finds places in English', 'kheireddine palace', [1]],
    ['finds places in French', 'dar lasram', [4, 2]],
    ['finds words of the title and of the place together', 'nuit lasram', [4]],
    ['lists titles that begin with the words first', 'lumiere', [8, 1]],
    ['lists titles in English that begin with the words first', 'writing', [1, 4]],
    ['lists the newest first among equals', 'evenement', [6, 3, 7]],
    ['never finds a hidden event', 'secret', []],
  ])('%s: “%s”', async (_, query, events) => {
    expect((await search(query)).events).toEqual(events);
  });

  test('finds persons by first and last name in either order, and the events they take part in', async () => {
    expect(await search('oscar ben oeuvrard')).toEqual({ events: [2, 1], persons: [2] });
    expect((await search('ayari lamia')).persons).toEqual([1]);
  });

  test('for nothing but blanks and signs finds nothing', async () => {
    for (const query of ['', '   ', '?%_'])
      expect(await search(query), query).toEqual({ events: [], persons: [] });
    expect(await (await backEnd().call('/s/')).json()).toEqual({ event: [], person: [] });
  });

  test('returns at most fifty of each', async () => {
    const festival = fixtureFestival();
    const many = Array.from({ length: 80 }, (_, index) =>
      event(1000 + index, { activite: [activity(5000 + index, 'Atelier')] }),
    );
    const site = backEnd({ festival: { ...festival, events: [...festival.events, ...many] } });
    expect((await search('atelier', site)).events).toHaveLength(50);
  });

  test('refuses a query that is too long', async () => {
    const answer = await backEnd().call(`/s/?search=${'a'.repeat(201)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ search: ['Search for at most 200 characters.'] });
  });
});
