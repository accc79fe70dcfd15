import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';

/** Accessibility rules of WCAG 2.2 AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Records the faults of all pages opened here, however soon they are left: errors of scripts and of the console, and
 * foreign requests, which go to any origin but the site's own.
 * @param site origin of the site.
 */
export function watchFaults(page: Page, site: string) {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    // The browser's own PDF viewer makes chrome:// requests.
    if (/^(?:https?|wss?):/.test(url) && !url.startsWith(`${site}/`)) foreign.push(url);
  });
  return { errors, foreign };
}

/**
 * Watches a page before it is opened, so that nothing is missed. Its failed requests are errors too.
 * @param site origin of the site.
 */
export async function watchPage(page: Page, site: string, { hasScript = true } = {}) {
  const { errors, foreign } = watchFaults(page, site);
  page.on('requestfailed', (request) => {
    // A browser without a PDF viewer downloads a PDF that another browser shows in a frame.
    const isDownload = request.isNavigationRequest() && request.url().endsWith('.pdf');
    if (!isDownload) errors.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) errors.push(`request: ${response.url()} ${response.status()}`);
  });
  const devTools = await page.context().newCDPSession(page);
  const shift = await shiftOf(devTools);
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
  /** Returns violations that axe finds. Half of its time goes to colours, which are the same in a template. */
  const barriers = async ({ colours = true } = {}): Promise<string[]> => {
    // The page may have been read without scripts, but axe is a script itself.
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: false });
    // At the top, because further down the bar covers whatever is under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { violations } = await new AxeBuilder({ page })
      .options({
        runOnly: WCAG,
        // `layoutFaults` measures targets on every screen. Axe would need a quarter of its time for them.
        rules: { 'target-size': { enabled: false }, 'color-contrast': { enabled: colours } },
        resultTypes: ['violations'],
      })
      // The other mode opens an extra page for frames of other origins, which the pages do not have here.
      .setLegacyMode(true)
      .analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  };
  return { errors, foreign, shift, barriers };
}

/**
 * Records how much the content of a page moves without the visitor's action. @returns a function that returns the sum
 * of the scores so far, and what moved, for the message of a test that fails.
 */
async function shiftOf(devTools: CDPSession) {
  let score = 0;
  const moves: string[] = [];
  devTools.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: shift } }) => {
    if (!shift || shift.hadRecentInput) return;
    score += shift.value;
    moves.push(
      `${shift.value.toFixed(5)}: ${shift.sources.map(({ previousRect, currentRect }) => `${box(previousRect)} → ${box(currentRect)}`).join(', ')}`,
    );
  });
  await devTools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return () => ({ score, moves: moves.join('\n') });
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `${width} × ${height} at ${x}, ${y}`;
}

/** Scrolls to the end of the page, one screen at a time, as a visitor does. */
export async function scrollToEnd(page: Page, { hasScript = true } = {}): Promise<void> {
  if (hasScript) {
    await page.evaluate(async () => {
      // A headless browser may stop drawing frames while nothing on the page changes.
      const frame = (): Promise<void> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => resolve());
          setTimeout(resolve, 250);
        });
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    return;
  }
  // A page without script cannot wait for a frame, but a screenshot draws one.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
