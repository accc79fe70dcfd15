import type { Page } from '@playwright/test';
import { embeddingRoutes, pathIn, routes } from '../fixtures/routes.ts';
import { type Fault, faults, lossOf } from './support/faults.ts';
import { deadControls, notWhole } from './support/page-faults.ts';
import { expect, test } from './support/test.ts';

/**
 * Every fault that the world has for a visitor, on a page of every template; without script they are read in
 * `pages.spec.ts`. `npm test` looks at each template once, with every fault somewhere; `npm run bench -- faults` looks at
 * all.
 */
const isWhole = process.env['EVERY_FAULT'] !== undefined;
/** Each fault on every so many templates. */
const SHARE = faults.length;

/** One within another page is what it is by itself. */
const paths = [
  ...routes.filter((route) => !embeddingRoutes.includes(route)),
  'embed/program/2024',
  'embed/event/1',
].map((route) => pathIn('fr', route));

/** Opens a page with a fault. @returns what a visitor would stumble over. */
async function lookWith(
  { begin, beginLater, isEndless }: Fault,
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

for (const [row, fault] of faults.entries())
  test.describe(fault.name, () => {
    if (fault.browser) test.use(fault.browser);
    for (const path of paths.filter((_, column) => isWhole || (column + row) % SHARE === 0))
      test(`${decodeURI(path)} with ${fault.name} is whole, and none of its controls is dead`, async ({
        page,
      }) => {
        await page.clock.install();
        expect(await lookWith(fault, page, path)).toEqual([]);
      });
  });

for (const path of paths.filter((_, column) => isWhole || column === faults.length))
  test(`${decodeURI(path)} is whole, and none of its controls is dead, whichever of its scripts and styles is lost`, async ({
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
    expect(await lookWith({ name: 'nothing' }, page, path)).toEqual([]);
    await page.close();
    for (const file of [...files].filter((_, index) => isWhole || index % faults.length === 0)) {
      const again = await context.newPage();
      expect.soft(await lookWith(lossOf(file), again, path), file).toEqual([]);
      await again.close();
    }
  });
