import type { Page } from '@playwright/test';
import { ownRoutes, pathIn } from '../../fixtures/routes.ts';
import { type Fault, faults, lossOf } from '../support/faults.ts';
import { deadControls, notWhole } from '../support/page-faults.ts';
import { expect, test } from '../support/test.ts';

/**
 * Whether pages of every template are opened with every fault that a visitor may meet, as by `npm run bench -- faults`.
 * `npm run test:all` tests each fault on two templates that meet it.
 * `without-script.spec.ts` opens all of them without script.
 */
const isWhole = process.env['EVERY_FAULT'] !== undefined;

const templates = [...ownRoutes, 'embed/program/2024', 'embed/event/1'];
/** The template of which one script or style after the other is lost in `npm run test:all`. */
const ANY = 'edition/2013';

/** Opens a page with a fault. @returns the problems that a visitor would meet. */
async function lookWith(
  { begin, beginLater, isEndless }: Omit<Fault, 'name' | 'routes'>,
  page: Page,
  path: string,
): Promise<string[]> {
  await begin?.(page);
  const isWaitedFor = isEndless === undefined || begin === undefined;
  const answer = await page.goto(path, { waitUntil: isWaitedFor ? 'load' : 'commit' });
  const html = (await answer?.text()) ?? '';
  if (!isWaitedFor) await page.waitForFunction(() => document.readyState !== 'loading');
  await beginLater?.(page);
  return [...(await notWhole(page, html)), ...(await deadControls(page))];
}

for (const fault of faults)
  test.describe(fault.name, () => {
    if (fault.browser) test.use(fault.browser);
    for (const path of (isWhole ? templates : fault.routes).map((route) => pathIn('fr', route)))
      test(`${decodeURI(path)} with ${fault.name} is complete, and has no dead control`, async ({ page }) => {
        await page.clock.install();
        expect(await lookWith(fault, page, path)).toEqual([]);
      });
  });

for (const path of (isWhole ? templates : [ANY]).map((route) => pathIn('fr', route)))
  test(`${decodeURI(path)} is complete, and has no dead control, whichever of its scripts and styles is lost`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/_astro\/.*\.(?:js|css)$/.test(pathname)) files.add(pathname);
    });
    await context.clock.install();
    expect(await lookWith({}, page, path)).toEqual([]);
    await page.close();
    for (const file of [...files].filter((_, index) => isWhole || index % faults.length === 0)) {
      const again = await context.newPage();
      expect.soft(await lookWith(lossOf(file), again, path), file).toEqual([]);
      await again.close();
    }
  });
