import { describe, expect, it } from 'vitest';
import type { pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { START, numbered, pulled } from './harness.ts';

const warning = (report: Awaited<ReturnType<typeof pull>>) => summaryOf(report, START)[0];

// `publication-contract.test.ts` tests what is a breach and what is ordinary editing.
describe('a pull is refused, unless its changes are accepted,', () => {
  it('when many small losses add up to a large one', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': numbered(100) });
    expect((await next({ '/evenements/': numbered(85) })).outcome).toBe('new');
    expect(warning(await next({ '/evenements/': numbered(70) }))).toContain('events from 100 to 70');
    expect(snapshot().festival.events).toHaveLength(85);
    expect((await next({}, { acceptChanges: true })).outcome).toBe('new');
    expect((await next({ '/evenements/': numbered(60) })).outcome).toBe('new');
  });

  it('when a core list has fewer records than it announces, twice in a row', async () => {
    const { next, backEnd } = await pulled({});
    const short = { count: 9, next: null, results: numbered(5) };
    backEnd.log.length = 0;
    expect(warning(await next({ '/evenements/': short }))).toContain(
      'announces 9 records and gives 5, twice',
    );
    expect(backEnd.log.filter((line) => line.startsWith('/api/evenements/'))).toHaveLength(2);
    expect((await next({}, { acceptChanges: true })).outcome).not.toBe('previous');
  });
});

describe('a pull is accepted', () => {
  it('when it is the first pull, whatever it finds', async () => {
    const { snapshot } = await pulled({
      '/menu/': [{ id: 1 }],
      '/sousmenu/': [],
      '/type_evenements/': [{ id: 1 }],
    });
    expect(snapshot().festival.events).toHaveLength(5);
  });

  it.each([
    ['was being changed while it was read', { count: 2, results: [{ id: 1, nom: 'a' }] }],
    ['was an object', { message: 'maintenance' }],
  ])('when a list %s, but is complete when it is read again', async (_name, first) => {
    const { next, backEnd } = await pulled({});
    let calls = 0;
    const whole = {
      count: 2,
      results: [
        { id: 1, nom: 'a' },
        { id: 2, nom: 'b' },
      ],
    };
    backEnd.failing['/lieux/'] = () => Response.json(calls++ > 0 ? whole : first);
    expect((await next({})).outcome).toBe('new');
  });
});
