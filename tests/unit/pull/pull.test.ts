import { describe, expect, it } from 'vitest';
import { PullFailed, pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fakeBackEnd, fingerprint, HOUR, pullOptions, START, titled } from './harness.ts';

function workshop() {
  const backEnd = fakeBackEnd();
  const folder = temporaryFolder();
  const options = pullOptions(backEnd, folder);
  return { backEnd, folder, options, snapshot: () => readSnapshot(options.snapshots) };
}

const busy = () => Response.json({ detail: 'Busy.' }, { status: 503 });
const events = (count: number) =>
  Array.from({ length: count }, (_, index) => titled(index + 1, `Titre ${index + 1}`));

describe('a pull', () => {
  it('writes a snapshot of the whole festival, including the pages of the menu and the legal notice', async () => {
    const { options, snapshot } = workshop();
    const report = await pull(options);
    const { festival, manifest } = snapshot();
    expect(report).toMatchObject({ outcome: 'new', changes: [], quarantined: [], unreadable: null });
    expect(festival.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(festival.pages.map(({ id }) => id)).toEqual([7, 19]);
    expect(manifest).toMatchObject({
      source: 'https://api.example',
      pulledAt: '2024-10-12T16:00:00.000Z',
      counts: { events: 5, persons: 2, pages: 2 },
    });
  });

  it('leaves out unusable records, and keeps a report of them in the snapshot', async () => {
    const { backEnd, options, snapshot } = workshop();
    backEnd.lists['/evenements/'] = [...events(5), { show: true }];
    const report = await pull(options);
    expect(snapshot().festival.events).toHaveLength(5);
    expect(snapshot().quarantine).toEqual([
      { path: '/api/evenements/ [5].id', id: null, reason: 'is not an identifier; the record is left out' },
    ]);
    expect(summaryOf(report, START).join('\n')).toContain('/api/evenements/ [5].id is not an identifier');
  });

  it('that was ended keeps the last good snapshot, and reports its age and the reason without any request', async () => {
    const { backEnd, options } = workshop();
    await pull(options);
    options.clock.now += HOUR;
    backEnd.log.length = 0;
    const summary = summaryOf(await pull({ ...options, givenUp: 'it was ended' }), options.clock.now).join(
      ' ',
    );
    expect(summary).toMatch(/failed: it was ended .*snapshot, 60 min old/);
    expect(backEnd.log).toEqual([]);
  });

  it('that finds nothing new rewrites nothing and downloads nothing', async () => {
    const { backEnd, folder, options } = workshop();
    await pull(options);
    const before = fingerprint(folder);
    backEnd.log.length = 0;
    options.clock.now += HOUR;
    expect(await pull(options)).toMatchObject({
      outcome: 'unchanged',
      downloaded: 0,
      manifest: { pulledAt: '2024-10-12T16:00:00.000Z' },
    });
    expect(fingerprint(folder)).toEqual(before);
    expect(backEnd.log.filter((line) => !line.startsWith('/api/'))).toEqual([]);
  });

  it('dates each record by the pull that first found its current state', async () => {
    const { backEnd, options, snapshot } = workshop();
    backEnd.lists['/evenements/'] = events(5);
    await pull(options);
    const [first, second, ...others] = events(5);
    backEnd.lists['/evenements/'] = [first, { ...second, horaires_ouverture: '20 h' }, ...others];
    options.clock.now += HOUR;
    await pull(options);
    const was = '2024-10-12T16:00:00.000Z';
    const now = '2024-10-12T17:00:00.000Z';
    expect(snapshot().manifest.recordDates).toEqual({
      edition: { 1: was },
      event: { 1: was, 2: now, 3: was, 4: was, 5: was },
      person: { 1: was, 2: was },
    });
  });

  it('writes the same snapshot in whatever order the lists arrive', async () => {
    const { backEnd, options } = workshop();
    backEnd.lists['/evenements/'] = [...events(5), {}];
    backEnd.lists['/lieux/'] = [{ id: 1 }, {}];
    const first = await pull(options);
    const { fetch } = backEnd;
    const late = async (url: string, init: RequestInit) => {
      if (url.endsWith('/evenements/')) for (let turn = 0; turn < 200; turn++) await Promise.resolve();
      return fetch(url, init);
    };
    const second = await pull({ ...options, fetch: late });
    expect(second.outcome).toBe('unchanged');
    expect(second.manifest.digest).toBe(first.manifest.digest);
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
    const { backEnd, options } = workshop();
    backEnd.failing[path] = busy;
    await expect(pull(options)).rejects.toThrow(`/api${path} cannot be read`);
  });

  it.each([[{ message: 'maintenance' }], ['fermé'], [null]])('when the events are %j', async (answer) => {
    const { backEnd, options } = workshop();
    backEnd.lists['/evenements/'] = answer;
    await expect(pull(options)).rejects.toThrow('neither a list nor a page');
  });

  it('when none of the events can be used', async () => {
    const { backEnd, options } = workshop();
    backEnd.lists['/evenements/'] = [{ identifiant: 1 }, { identifiant: 2 }];
    await expect(pull(options)).rejects.toThrow(
      '/api/evenements/ holds 2 records, none of which can be used',
    );
  });
});

describe('a minor list that fails', () => {
  it('keeps its earlier records and the references to them', async () => {
    const { backEnd, options, snapshot } = workshop();
    backEnd.lists['/partenaires/'] = [{ id: 5, nom_fr: 'Radio' }];
    backEnd.lists['/editions/'] = [{ id: 1, annee: 2024, partenaires: [5] }];
    await pull(options);
    backEnd.failing['/partenaires/'] = busy;
    backEnd.failing['/pages/7/'] = busy;
    expect((await pull(options)).outcome).toBe('new');
    const { festival, quarantine } = snapshot();
    expect(festival.partners).toMatchObject([{ id: 5, name: { fr: 'Radio' } }]);
    expect(festival.editions[0]?.partnerIds).toEqual([5]);
    expect(festival.pages.map(({ id }) => id).sort()).toEqual([19, 7]);
    expect(festival.subMenu[0]?.pageId).toBe(7);
    expect(quarantine.map(({ path }) => path)).toEqual(['/api/pages/7', '/api/partenaires/']);
  });
});

describe('when a pull fails', () => {
  it('the last good snapshot stays in use, and its age is reported', async () => {
    const { backEnd, options, snapshot } = workshop();
    await pull(options);
    options.clock.now += 24 * HOUR;
    await pull(options);
    backEnd.failing['/evenements/'] = busy;
    options.clock.now += 5 * HOUR;
    const report = await pull(options);
    expect(report).toMatchObject({ outcome: 'previous', confirmedAt: '2024-10-13T16:00:00.000Z' });
    expect(summaryOf(report, options.clock.now).join('\n')).toMatch(
      /WARNING: the pull failed: .*answers 503[^]*5 h old/,
    );
    expect(snapshot().festival.events).toHaveLength(5);
  });

  it('a strict pull still ends with an error', async () => {
    const { backEnd, options } = workshop();
    await pull(options);
    backEnd.failing['/evenements/'] = busy;
    await expect(pull({ ...options, strict: true })).rejects.toThrow(PullFailed);
  });

  it('and there is no earlier snapshot, it ends with an error', async () => {
    const { backEnd, options } = workshop();
    backEnd.failing['/evenements/'] = busy;
    await expect(pull(options)).rejects.toThrow('There is no earlier snapshot to go on with');
  });
});
