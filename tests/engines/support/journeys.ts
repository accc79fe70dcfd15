import { serve, type RunningSite } from '../../../scripts/serve/serve.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Lang } from '../../e2e/support/words.ts';
import { cannot, chosenEngines, startEngine, type Need } from './engines.ts';
import { Visitor } from './visitor.ts';

/** The devices of a journey: a phone in French, a desk in English. */
export const devices = [
  { device: 'a phone', lang: 'fr', size: { width: 390, height: 844 } },
  { device: 'a desk', lang: 'en', size: { width: 1440, height: 900 } },
] as const satisfies { device: string; lang: Lang; size: { width: number; height: number } }[];

export interface Journey {
  visitor: Visitor;
  /** Returns another visitor, with a separate device of the same kind. */
  anotherVisitor: () => Promise<Visitor>;
  /** Serves the same site once more, so that the story can close it. */
  ownSite: () => Promise<RunningSite>;
  /** Folder of the browser's downloads. */
  downloads: string;
}

/** Devices of this run. `npm run test:all` runs the journeys on a phone, because its other browser tests are at a desk. */
const chosenDevices = devices.filter(({ device }) => (process.env['JOURNEYS_ON'] || device) === device);

/**
 * Tells a journey as a story, in each chosen engine, on a phone and at a desk. Script errors fail it. An engine that
 * cannot provide what it needs skips it, and says why.
 */
export type Tell = (story: string, journey: (given: Journey) => Promise<void>, needs?: Need) => void;

export function journeys(tell: (a: Tell) => void): void {
  const site = process.env['SITE_UNDER_TEST'] ?? '';
  describe.each(chosenEngines())('in %s', (name) => {
    describe.each(chosenDevices)('on $device, in $lang', ({ lang, size }) => {
      let started: Awaited<ReturnType<typeof startEngine>>;
      beforeAll(async () => {
        started = await startEngine(name, site);
      }, 60_000);
      afterAll(() => started.close());

      tell((story, journey, needs) => {
        test(story, async ({ onTestFinished, skip }) => {
          const reason = needs && cannot[name][needs];
          if (reason !== undefined) skip(`skipped in ${name}: ${reason}`);
          const errors: string[] = [];
          const visitorOnDevice = async (): Promise<Visitor> => {
            const page = await started.newPage(size, (message) => errors.push(message));
            onTestFinished(() => page.close());
            return new Visitor(page, lang, site);
          };
          await journey({
            visitor: await visitorOnDevice(),
            anotherVisitor: visitorOnDevice,
            ownSite: () => serve({ directory: process.env['DIST_UNDER_TEST'] ?? '', port: 0 }),
            downloads: started.downloads,
          });
          if (errors.length > 0) throw new Error(`Scripts of the page failed: ${errors.join('; ')}`);
        });
      });
    });
  });
}
