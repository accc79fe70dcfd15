import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { createOtherBackend } from '../../fixtures/other-festival/backend.ts';
import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { pullOptions } from './harness.ts';

async function otherFestival() {
  const answer = createOtherBackend();
  const options = pullOptions({ fetch: (url, init) => answer(new Request(url, init)) }, temporaryFolder());
  const { API_KEY, API_KEY_HEADER, TIME_ZONE } = otherEnvironment;
  options.environment = { ...options.environment, API_KEY, API_KEY_HEADER, TIME_ZONE };
  const report = await pull(options);
  return { options, report, ...readSnapshot(options.snapshots) };
}

it('another festival, which uses the other variants of the contract, is read completely', async () => {
  const { festival, report } = await otherFestival();
  expect(report.outcome).toBe('new');
  expect(festival.editions.map(({ year }) => year)).toEqual([2026, 2009]);
  expect(festival.events.map(({ id }) => id)).toEqual([901, 902, 904, 906, 908, 909, 903]);
  expect(festival.events.find(({ id }) => id === 902)?.childIds).toEqual([903, 904]);
  expect(festival.events.find(({ id }) => id === 903)?.time).toMatchObject({
    firstDay: '2026-06-13',
    lastDay: '2026-06-13',
    // Local time in Paris: UTC+2 in summer.
    start: { time: '23:00', instant: '2026-06-13T21:00:00.000Z' },
  });
  expect(festival.places.map(({ id, position }) => [id, position !== null])).toEqual([
    [31, true],
    [32, false],
    [33, false],
    [39, true],
  ]);
  expect(festival.roles.map(({ id, order, isTeam }) => [id, order, isTeam])).toEqual([
    [71, 100, true],
    [72, 2, false],
  ]);
  expect(festival.persons.map(({ id }) => id)).toEqual([501, 502, 503, 599]);
  expect(festival.partnerTypes).toMatchObject([{ id: 81, title: { fr: 'Complices' } }]);
});

it('hostile texts, links, colours and files of another festival are made harmless', async () => {
  const { festival, media, options } = await otherFestival();
  const { events, editions, eventTypes, socials, subMenu } = festival;
  const event = events.find(({ id }) => id === 901);
  expect(event).toMatchObject({ ticketUrl: null, externalUrl: null, takesRegistration: true, videos: [] });
  expect(event?.activities[0]).toMatchObject({
    title: { fr: 'Fabrique du vent <script>alert(«\u00a0titre\u00a0»)</script>' },
    intro: { fr: '<p>Une soufflerie accordée.</p>' },
    description: { fr: '<p>Dix ventilateurs.</p>' },
  });
  expect(editions[0]?.editorial.fr).toMatch(
    /^<h2>Le souffle<\/h2><p>Trois nuits de son\.<\/p><img src="\/media\/[0-9a-f]{16}-90\.webp"[^>]*>$/,
  );
  expect([...editions, ...eventTypes].map(({ colours }) => colours)).toEqual([
    { main: '#0b6e4f', companion: null },
    { main: null, companion: null },
    { main: null, companion: '#ffffdd' },
    { main: '#123abc', companion: null },
  ]);
  expect(socials.map(({ id }) => id)).toEqual([1]);
  expect(subMenu.map(({ path }) => path)).toEqual(['program/2026/?day=2026-06-13', null, null, null, null]);
  const logo = media['https://api.example/fichiers/logo.svg'];
  expect(readFileSync(join(options.media, `${logo?.hash ?? ''}.svg`), 'utf8')).not.toMatch(/alert|mouchard/);
});

it('broken records of another festival are reported, and the rest is kept', async () => {
  const { quarantine, report } = await otherFestival();
  const paths = quarantine.map(({ path }) => path);
  for (const path of [
    '/api/evenements/ [6].show',
    '/api/evenements/ [7].id',
    '/api/evenements/ [8]',
    '/api/personnes/ [3].id',
    '/api/pages/78',
  ]) {
    expect(paths).toContain(path);
  }
  expect(JSON.stringify(quarantine)).not.toContain('Brouillon secret');
  expect(report).toMatchObject({
    mediaFailures: [{ url: 'https://api.example/fichiers/nessrine.png' }, { url: 'https://api.example/x' }],
  });
});
