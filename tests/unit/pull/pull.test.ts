import { describe, expect, it } from 'vitest';
import { PullFailed, pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { HOUR, START, fakeBackEnd, fingerprint, numbered, pulled } from './harness.ts';

const busy = () => Response.json({ detail: 'Busy.' }, { status: 503 });

describe('a pull', () => {
  it('writes a snapshot of the whole festival, including the pages of the menu and the legal notice', async () => {
    const { snapshot } = await pulled({});
    const { festival, manifest, quarantine, changes } = snapshot();
    expect([quarantine, changes.changes]).toEqual([[], []]);
    expect(festival.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(festival.pages.map(({ id }) => id)).toEqual([7, 19]);
    expect(manifest).toMatchObject({
      source: 'https://api.example',
      pulledAt: '2024-10-12T17:00:00.000Z',
      counts: { events: 5, persons: 2, pages: 2 },
    });
  });

  it('leaves out unusable records, and keeps a report of them in the snapshot', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': [...numbered(5), { show: true }] });
    expect(snapshot().festival.events).toHaveLength(5);
    expect(snapshot().quarantine).toEqual([
      { path: '/api/evenements/ [5].id', id: null, reason: 'is not an identifier; the record is left out' },
    ]);
    expect(summaryOf(await next({}), START).join('\n')).toContain('[5].id is not an identifier');
  });

  it('that was ended keeps the last good snapshot, and reports its age and the reason without any request', async () => {
    const { backEnd, options } = await pulled({});
    options.clock.now += HOUR;
    backEnd.log.length = 0;
    const report = await pull({ ...options, givenUp: 'it was ended' });
    expect(summaryOf(report, options.clock.now).join(' ')).toMatch(
      /failed: it was ended .*snapshot, 60 min old/,
    );
    expect(backEnd.log).toEqual([]);
  });

  it('that finds nothing new rewrites nothing and downloads nothing', async () => {
    const { backEnd, folder, next } = await pulled({});
    const before = fingerprint(folder);
    backEnd.log.length = 0;
    expect(await next({})).toMatchObject({
      outcome: 'unchanged',
      downloaded: 0,
      manifest: { pulledAt: '2024-10-12T17:00:00.000Z' },
    });
    expect(fingerprint(folder)).toEqual(before);
    expect(backEnd.log.filter((line) => !line.startsWith('/api/'))).toEqual([]);
  });

  it('dates each record by the pull that first found its current state', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': numbered(5) });
    const [first, second, ...others] = numbered(5);
    await next({ '/evenements/': [first, { ...second, horaires_ouverture: '20 h' }, ...others] });
    const [was, now] = ['2024-10-12T17:00:00.000Z', '2024-10-12T18:00:00.000Z'];
    expect(snapshot().manifest.recordDates).toEqual({
      edition: { 1: was },
      event: { 1: was, 2: now, 3: was, 4: was, 5: was },
      person: { 1: was, 2: was },
    });
  });

  it('writes the same snapshot in whatever order the lists arrive', async () => {
    const lists = { '/evenements/': [...numbered(5), {}], '/lieux/': [{ id: 1 }, {}] };
    const { backEnd, options, snapshot } = await pulled(lists);
    const fetch = async (url: string, init: RequestInit) => {
      if (url.endsWith('/evenements/')) for (let turn = 0; turn < 200; turn++) await Promise.resolve();
      return backEnd.fetch(url, init);
    };
    const { outcome, manifest } = await pull({ ...options, fetch });
    expect([outcome, manifest.digest]).toEqual(['unchanged', snapshot().manifest.digest]);
  });
});

describe('a pull is refused', () => {
  it.each([
    '/evenements/',
    '/editions/',
    '/type_evenements/',
    '/personnes/',
    '/lieux/',
    '/menu/',
    '/sousmenu/',
  ])('when %s cannot be read', async (path) => {
    await expect(pulled({}, fakeBackEnd({ [path]: busy }))).rejects.toThrow(`/api${path} cannot be read`);
  });

  it.each([
    [{ message: 'maintenance' }, 'neither a list nor a page'],
    [[{ identifiant: 1 }, { identifiant: 2 }], 'holds 2 records, none of which can be used'],
  ])('when the events are %j', async (answer, words) => {
    await expect(pulled({ '/evenements/': answer })).rejects.toThrow(words);
  });
});

it('a minor list that fails keeps its earlier records and the references to them', async () => {
  const { backEnd, next, snapshot } = await pulled({
    '/partenaires/': [{ id: 5, nom_fr: 'Radio' }],
    '/editions/': [{ id: 1, annee: 2024, partenaires: [5] }],
  });
  Object.assign(backEnd.failing, { '/partenaires/': busy, '/pages/7/': busy });
  expect((await next({})).outcome).toBe('new');
  const { festival, quarantine } = snapshot();
  expect(festival.partners).toMatchObject([{ id: 5, name: { fr: 'Radio' } }]);
  expect(festival.editions[0]?.partnerIds).toEqual([5]);
  expect(festival.pages.map(({ id }) => id).sort()).toEqual([19, 7]);
  expect(festival.subMenu[0]?.pageId).toBe(7);
  expect(quarantine.map(({ path }) => path)).toEqual(['/api/pages/7', '/api/partenaires/']);
});

describe('when a pull fails', () => {
  it('the last good snapshot stays in use, and its age is reported, unless the pull is strict', async () => {
    const { backEnd, next, options, snapshot } = await pulled({});
    options.clock.now += 23 * HOUR;
    await next({});
    backEnd.failing['/evenements/'] = busy;
    options.clock.now += 4 * HOUR;
    const report = await next({});
    expect(report).toMatchObject({ outcome: 'previous', confirmedAt: '2024-10-13T17:00:00.000Z' });
    expect(summaryOf(report, options.clock.now).join('\n')).toMatch(
      /WARNING: the pull failed: .*answers 503[^]*5 h old/,
    );
    expect(snapshot().festival.events).toHaveLength(5);
    await expect(pull({ ...options, strict: true })).rejects.toThrow(PullFailed);
  });

  it('and there is no earlier snapshot, it ends with an error', async () => {
    const words = 'There is no earlier snapshot to go on with';
    await expect(pulled({}, fakeBackEnd({ '/evenements/': busy }))).rejects.toThrow(words);
  });
});
