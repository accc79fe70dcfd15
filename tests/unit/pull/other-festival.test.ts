import { expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { createOtherBackend } from '../../fixtures/other-festival/backend.ts';
import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import { pullOptions } from './harness.ts';

// `tests/build/other-festival.test.ts` tests that what is hostile in it is harmless on its pages.
it('another festival, which uses the other variants of the contract, is read except for its broken records', async () => {
  const answer = createOtherBackend();
  const options = pullOptions({ fetch: (url, init) => answer(new Request(url, init)) });
  const { API_KEY, API_KEY_HEADER, TIME_ZONE } = otherEnvironment;
  options.environment = { ...options.environment, API_KEY, API_KEY_HEADER, TIME_ZONE };
  const report = await pull(options);
  const { festival, quarantine } = readSnapshot(options.snapshots);

  expect(festival.editions.map(({ year }) => year)).toEqual([2026, 2009]);
  expect(festival.events.map(({ id }) => id)).toEqual([901, 902, 904, 906, 908, 909, 903]);
  expect(festival.events.find(({ id }) => id === 902)?.childIds).toEqual([903, 904]);
  // Local time in Paris: UTC+2 in summer.
  expect(festival.events.find(({ id }) => id === 903)?.time?.start).toMatchObject({
    time: '23:00',
    instant: '2026-06-13T21:00:00.000Z',
  });
  expect(festival.places.filter(({ position }) => position).map(({ id }) => id)).toEqual([31, 39]);
  expect(festival.persons.map(({ id }) => id)).toEqual([501, 502, 503, 599]);

  const [show, id, record] = ['[6].show', '[7].id', '[8]'].map((at) => `/api/evenements/ ${at}`);
  const broken = [show, id, record, '/api/personnes/ [3].id', '/api/pages/78'];
  expect(quarantine.map(({ path }) => path)).toEqual(expect.arrayContaining(broken));
  expect(JSON.stringify(quarantine)).not.toContain('Brouillon secret');
  const mediaFailures = ['fichiers/nessrine.png', 'x'].map((path) => ({
    url: `https://api.example/${path}`,
  }));
  expect(report).toMatchObject({ outcome: 'new', mediaFailures });
});
