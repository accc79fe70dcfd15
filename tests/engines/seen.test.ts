import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenEngines, startEngine } from './support/engines.ts';
import { devices } from './support/journeys.ts';
import { differences, look, type Sight } from './support/sight.ts';
import { Visitor } from './support/visitor.ts';

const site = process.env['SITE_UNDER_TEST'] ?? '';
/** One page of each kind of layout. */
const ROUTES = [
  '',
  'program/2024',
  'program/2024/2024-10-12',
  'event/Contre-jour',
  'edition/2024',
  'person/1',
  'venue/1',
  'artists',
  'medias',
  'press/2024',
  'partners',
  'faqs',
  'contact',
  'page/2',
  'now',
  'editions',
];

type Started = Awaited<ReturnType<typeof startEngine>>;

describe.each(chosenEngines().filter((name) => name !== 'chromium'))('in %s', (name) => {
  describe.each(devices)('on $device, in $lang', ({ lang, size }) => {
    let engines: Started[];
    beforeAll(async () => {
      engines = [await startEngine('chromium', site), await startEngine(name, site)];
    }, 60_000);
    afterAll(() => Promise.all(engines.map((engine) => engine.close())));

    async function sightIn(engine: Started, route: string): Promise<Sight> {
      const page = await engine.newPage(size, () => undefined);
      try {
        return await look(new Visitor(page, lang, site), route);
      } finally {
        await page.close();
      }
    }

    test.each(ROUTES)(
      '/%s looks as in Chromium: the same words and pictures in the same places',
      async (route) => {
        const [one, other] = await Promise.all(engines.map((engine) => sightIn(engine, route)));
        if (!one || !other) throw new Error('Two engines are to be started.');
        expect(one.things.length).toBeGreaterThan(10);
        expect(differences(one, other)).toEqual([]);
      },
    );
  });
});
