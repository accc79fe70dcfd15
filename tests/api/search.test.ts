import { describe, expect, test } from 'vitest';
import { fixtureFestival } from './fixture-festival.ts';
import { activity, event } from './fixture-rows.ts';
import { backEnd } from './harness.ts';

interface Results {
  event: { id: number }[];
  person: { id: number }[];
}

async function search(query: string, site = backEnd()): Promise<{ events: number[]; persons: number[] }> {
  const answer = await site.call(`/s/?${new URLSearchParams({ search: query })}`);
  const results = (await answer.json()) as Results;
  return { events: results.event.map(({ id }) => id), persons: results.person.map(({ id }) => id) };
}

describe('search', () => {
  test.each(['ecrire', 'ÉCRIRE', 'e\u0301crire', '  Écrire, la '])(
    '“%s” finds the title whatever its case and accents',
    async (query) => {
      expect((await search(query)).events).toEqual([1]);
    },
  );

  test('finds titles in both languages', async () => {
    expect((await search('with light')).events).toEqual([1]);
  });

  test('finds events by their place in both languages', async () => {
    expect((await search('kheireddine palace')).events).toEqual([1]);
    expect((await search('dar lasram')).events.sort()).toEqual([2, 4]);
  });

  test('finds events by words of the title and of the place together', async () => {
    expect((await search('nuit lasram')).events).toEqual([4]);
  });

  test('finds persons by first and last name in either order, and the events they take part in', async () => {
    expect(await search('oscar ben oeuvrard')).toEqual({ events: [2, 1], persons: [2] });
    expect((await search('ayari lamia')).persons).toEqual([1]);
  });

  test('lists titles that begin with the words before those that contain them, and the newest first among equals', async () => {
    expect((await search('lumiere')).events).toEqual([8, 1]);
    expect((await search('writing')).events).toEqual([1, 4]);
    expect((await search('evenement')).events).toEqual([6, 3, 7]);
  });

  test('never finds a hidden event', async () => {
    expect((await search('secret')).events).toEqual([]);
  });

  test.each(['', '   ', '?%_'])('for “%s” finds nothing', async (query) => {
    expect(await search(query)).toEqual({ events: [], persons: [] });
  });

  test('without a query finds nothing', async () => {
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
