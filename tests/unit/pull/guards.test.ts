import { describe, expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { fakeBackEnd, HOUR, pullOptions, START, temporaryFolder, titled } from './harness.ts';

const events = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => titled(index + 1, `Titre ${index + 1}`, more));

async function pulled(lists: Record<string, unknown>) {
  const backEnd = fakeBackEnd();
  const options = pullOptions(backEnd, temporaryFolder());
  const next = async (changed: Record<string, unknown>, more: { acceptShrink?: boolean } = {}) => {
    Object.assign(backEnd.lists, changed);
    options.clock.now += HOUR;
    return pull({ ...options, ...more });
  };
  await next(lists);
  return { backEnd, options, next, snapshot: () => readSnapshot(options.snapshots) };
}

const warning = (report: Awaited<ReturnType<typeof pull>>) => summaryOf(report, START)[0];

describe('a pull is refused, unless it is accepted,', () => {
  const two = [
    { id: 1, annee: 2024 },
    { id: 2, annee: 2022 },
  ];
  const past = [121, 122, 123].map((id) => titled(id, `Passé ${id}`, { edition: 2 }));

  it.each([
    ['its edition', { edition: null }, 'events in an edition from 10 to 0'],
    ['its title', { activite: [] }, 'events with a title from 10 to 0'],
    ['its place in the programme', { in_program: false }, 'events in the programme from 10 to 0'],
    ['its date', { date: null }, 'events with a date from 10 to 0'],
  ])('when every event has lost %s', async (_name, more, loss) => {
    const { next } = await pulled({ '/evenements/': events(10) });
    expect(warning(await next({ '/evenements/': events(10, more) }))).toContain(loss);
    expect((await next({}, { acceptShrink: true })).outcome).toBe('new');
  });

  it('when the programme of one edition has vanished, though few events are missing', async () => {
    const { next } = await pulled({ '/editions/': two, '/evenements/': [...events(30), ...past] });
    expect(warning(await next({ '/evenements/': events(30) }))).toContain(
      'programme of edition 2 from 3 to 0',
    );
  });

  it('when many small losses have become a large one', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(100) });
    expect((await next({ '/evenements/': events(85) })).outcome).toBe('new');
    expect(warning(await next({ '/evenements/': events(70) }))).toContain('events from 100 to 70');
    expect(snapshot().festival.events).toHaveLength(85);
    await next({}, { acceptShrink: true });
    expect((await next({ '/evenements/': events(60) })).outcome).toBe('new');
  });

  it('when a core list does not hold as many as it says, read twice', async () => {
    const { next, backEnd } = await pulled({});
    const short = { count: 9, next: null, results: events(5) };
    backEnd.log.length = 0;
    expect(warning(await next({ '/evenements/': short }))).toContain(
      'announces 9 records and gives 5, twice',
    );
    expect(backEnd.log.filter((line) => line.startsWith('/api/evenements/'))).toHaveLength(2);
    expect((await next({}, { acceptShrink: true })).outcome).not.toBe('previous');
  });
});

describe('a pull goes on', () => {
  it('when one event or two of a short programme are gone', async () => {
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
      'a page of apology',
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

describe('a minor list or a page that gives nothing all at once', () => {
  const partners = { '/partenaires/': [{ id: 5, nom_fr: 'Radio' }] };

  it.each([
    ['[]', []],
    ['404', undefined],
  ])('(%s) stands for a day, and says so', async (_name, answer) => {
    const { next, snapshot, options } = await pulled(partners);
    await next({ '/partenaires/': answer });
    expect(snapshot().festival.partners).toMatchObject([{ id: 5 }]);
    expect(snapshot().quarantine.map(({ reason }) => reason)).toContain(
      'has been empty since 2024-10-12T18:00:00.000Z, and held 1 before: the earlier records are shown for a day; ' +
        'if it is right, pull again with --accept-shrink',
    );
    options.clock.now += 22 * HOUR;
    expect((await next({})).outcome).toBe('unchanged');
    await next({});
    expect(snapshot().festival.partners).toEqual([]);
  });

  it('is let go at once when that is accepted', async () => {
    const { next, snapshot } = await pulled(partners);
    await next({ '/partenaires/': [] }, { acceptShrink: true });
    expect(snapshot().festival.partners).toEqual([]);
  });

  it('begins its day anew when it gave something in between', async () => {
    const { next, snapshot, options } = await pulled(partners);
    await next({ '/partenaires/': [] });
    options.clock.now += 20 * HOUR;
    await next({ '/partenaires/': [{ id: 5, nom_fr: 'Radio' }] });
    options.clock.now += 20 * HOUR;
    await next({ '/partenaires/': [] });
    expect(snapshot().festival.partners).toHaveLength(1);
  });

  it('keeps a page of the menu and what leads to it', async () => {
    const { next, snapshot, options } = await pulled({});
    await next({ '/pages/7': undefined });
    expect(snapshot().festival.subMenu[0]?.pageId).toBe(7);
    options.clock.now += 24 * HOUR;
    await next({});
    expect(snapshot().festival.subMenu[0]?.pageId).toBeNull();
  });

  it('is never waited for where the back end never had it', async () => {
    const { next, snapshot } = await pulled({ '/roles/': undefined });
    expect((await next({})).outcome).toBe('unchanged');
    expect(snapshot().quarantine.map(({ path }) => path)).toEqual(['/api/roles/']);
  });
});
