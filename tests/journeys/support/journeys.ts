import { rm } from 'node:fs/promises';
import { serve, type RunningSite } from '../../../scripts/serve/serve.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Lang } from '../../e2e/support/words.ts';
import { chosenBrowsers, startBrowser, type JourneyBrowser } from './browsers.ts';
import { Visitor } from './visitor.ts';

/** The devices of a journey: a phone in French, a desk in English. */
const devices = [
  { device: 'a phone', lang: 'fr', viewport: { width: 390, height: 844 } },
  { device: 'a desk', lang: 'en', viewport: { width: 1440, height: 900 } },
] as const satisfies { device: string; lang: Lang; viewport: { width: number; height: number } }[];

export interface Journey {
  visitor: Visitor;
  /** Somebody else, with a device of the same kind and nothing in common. */
  anotherVisitor: () => Promise<Visitor>;
  /** The same site once more, which the story may take away. */
  ownSite: () => Promise<RunningSite>;
  /** Folder of what the browser has downloaded. */
  downloads: string;
}

/** `npm test` makes them on a phone: its other browser tests are at a desk. */
const chosenDevices = devices.filter(({ device }) => (process.env['JOURNEYS_ON'] || device) === device);

/** A journey in each chosen browser, on a phone and at a desk, told as a story; script errors fail it. */
export type Tell = (story: string, journey: (given: Journey) => Promise<void>) => void;

export function journeys(tell: (a: Tell) => void): void {
  const site = process.env['SITE_UNDER_TEST'] ?? '';
  describe.each(chosenBrowsers())('in %s', (name) => {
    describe.each(chosenDevices)('on $device, in $lang', ({ lang, viewport }) => {
      let started: JourneyBrowser;
      beforeAll(async () => {
        started = await startBrowser(name);
      }, 60_000);
      afterAll(async () => {
        await started.browser.close();
        await rm(started.downloads, { recursive: true, force: true });
      });

      tell((story, journey) => {
        test(story, async ({ onTestFinished }) => {
          const errors: string[] = [];
          const visitorOnDevice = async (): Promise<Visitor> => {
            const context = await started.browser.createBrowserContext({
              downloadBehavior: { policy: 'allow', downloadPath: started.downloads },
            });
            onTestFinished(() => context.close());
            // Chromium without a window asks nobody, and refuses; Firefox knows no such permission, and allows.
            if (name === 'chromium')
              await context.setPermission(
                site,
                {
                  permission: { name: 'clipboard-write', allowWithoutSanitization: false },
                  state: 'granted',
                },
                { permission: { name: 'geolocation' }, state: 'granted' },
              );
            const page = await context.newPage();
            await page.setViewport(viewport);
            page.on('pageerror', (error) => {
              // So Firefox calls what was still on its way when the page was left.
              if (!String(error).includes('A ServiceWorker intercepted the request'))
                errors.push(String(error));
            });
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
