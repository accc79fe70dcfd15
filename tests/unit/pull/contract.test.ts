import { describe, expect, it } from 'vitest';
import type { pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { pulled, START, titled } from './harness.ts';

const events = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => titled(index + 1, `Titre ${index + 1}`, more));

const warning = (report: Awaited<ReturnType<typeof pull>>) => summaryOf(report, START)[0];

// `publication-contract.test.ts` tests what is a breach and what is ordinary editing.
describe('a pull is refused, unless its changes are accepted,', () => {
  it('when every event has lost its date', async () => {
    const { next } = await pulled({ '/evenements/': events(10) });
    const words = warning(await next({ '/evenements/': events(10, { date: null }) }));
    expect(words).toContain('events with a date from 10 to 0');
    expect((await next({}, { acceptChanges: true })).outcome).toBe('new');
  });

  it('when many small losses add up to a large one', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(100) });
    expect((await next({ '/evenements/': events(85) })).outcome).toBe('new');
    expect(warning(await next({ '/evenements/': events(70) }))).toContain('events from 100 to 70');
    expect(snapshot().festival.events).toHaveLength(85);
    await next({}, { acceptChanges: true });
    expect((await next({ '/evenements/': events(60) })).outcome).toBe('new');
  });

  it('when a core list has fewer records than it announces, twice in a row', async () => {
    const { next, backEnd } = await pulled({});
    const short = { count: 9, next: null, results: events(5) };
    backEnd.log.length = 0;
    expect(warning(await next({ '/evenements/': short }))).toContain(
      'announces 9 records and gives 5, twice',
    );
    expect(backEnd.log.filter((line) => line.startsWith('/api/evenements/'))).toHaveLength(2);
    expect((await next({}, { acceptChanges: true })).outcome).not.toBe('previous');
  });

  it('when the titles of events have moved to other events', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(10) });
    const published = snapshot().festival;
    const moved = events(10).map((event, index, all) => ({
      ...event,
      activite: all.at(index - 1)?.activite,
    }));
    expect(warning(await next({ '/evenements/': moved }))).toContain(
      '10 of 10 events with a title are not what they were, e.g. #1 “Titre_1” is “Titre_10”',
    );
    expect(snapshot().festival).toEqual(published);
    expect((await next({}, { acceptChanges: true })).outcome).toBe('new');
  });
});

describe('a pull is accepted as editing', () => {
  it('when it adds a new edition, with events, people, menu and questions', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(10) });
    const report = await next({
      '/editions/': [
        { id: 2, annee: 2026, intitule: 'Septième' },
        { id: 1, annee: 2024, intitule: 'Sixième' },
      ],
      '/evenements/': [
        ...events(10),
        ...events(30)
          .slice(10)
          .map((event) => ({ ...event, edition: 2 })),
      ],
      '/personnes/': ['Mabrouk', 'Chelly', 'Sow', 'Diop', 'Ben'].map((nom, id) => ({ id: id + 1, nom })),
      '/menu/': [{ id: 1, intitule_fr: 'Le festival 2026', show: true }],
      '/faqs/': [{ id: 1, type: { id: 1, intitule: 'Venir' }, question_fr: 'Où ?' }],
    });
    expect(report).toMatchObject({ outcome: 'new' });
    expect(snapshot().festival.events).toHaveLength(30);
  });

  it('when it is the first pull, whatever it finds', async () => {
    const { snapshot } = await pulled({
      '/menu/': [{ id: 1 }],
      '/sousmenu/': [],
      '/type_evenements/': [{ id: 1 }],
    });
    expect(snapshot().festival.events).toHaveLength(5);
  });
});

describe('a pull succeeds', () => {
  it('when one or two events of a short programme are gone', async () => {
    const { next } = await pulled({ '/evenements/': events(8) });
    expect((await next({ '/evenements/': events(7) })).outcome).toBe('new');
    expect((await next({ '/menu/': [{ id: 1, intitule_fr: 'Le festival', show: true }] })).outcome).not.toBe(
      'previous',
    );
  });

  it('when a list was being changed while it was read', async () => {
    const { next, backEnd } = await pulled({});
    let calls = 0;
    backEnd.failing['/lieux/'] = () => {
      const whole = calls++ > 0;
      return Response.json({
        count: 2,
        results: [{ id: 1, nom: 'a' }, ...(whole ? [{ id: 2, nom: 'b' }] : [])],
      });
    };
    expect((await next({})).outcome).toBe('new');
  });

  it.each([
    [
      'a page of HTML',
      () => new Response('<h1>Un instant</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['half a body', () => new Response('[{"id": 1', { headers: { 'content-type': 'application/json' } })],
    ['an object', () => Response.json({ message: 'maintenance' })],
  ])('when a core list is %s once', async (_name, odd) => {
    const { next, backEnd } = await pulled({});
    let isOdd = true;
    backEnd.failing['/evenements/'] = () => {
      if (!isOdd) return Response.json(backEnd.lists['/evenements/']);
      isOdd = false;
      return odd();
    };
    expect((await next({})).outcome).toBe('unchanged');
  });
});
