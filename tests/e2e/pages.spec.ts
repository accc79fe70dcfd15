import { expect, test, type Page } from '@playwright/test';
import { awkwardRoutes, embeddingSamples, ownRoutes, pathIn } from '../fixtures/routes.ts';
import { hold } from './support/script-failures.ts';
import { scrollToEnd, watchPage } from './support/watched-page.ts';

test.use({ viewport: { width: 360, height: 780 } });

/**
 * Delays the script that shows whether events are on, as a slow network does. @returns a function that scrolls one of
 * the first events with a state into the middle of the screen, lets the script load, and waits for the states.
 */
async function holdBackStates(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, /\/event-state\./);
  return async () => {
    const hasStates = await page.evaluate(() => {
      const states = document.querySelectorAll('event-state');
      const middle = states[Math.min(4, states.length - 1)];
      middle?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middle !== undefined;
    });
    release();
    if (!hasStates) return;
    await page.evaluate(async () => {
      await customElements.whenDefined('event-state');
      // Layout shifts are reported a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  };
}

/*
 * Every template and its variations, in French. English pages are opened without script, and on the widest and the
 * narrowest screen, in `thorough/`: scripts do the same to a page in both languages.
 */
for (const route of [...ownRoutes, ...embeddingSamples, ...awkwardRoutes]) {
  const path = pathIn('fr', route);
  test(`${decodeURI(path)} is complete, accessible and free of errors, shifts nothing, and makes no foreign request`, async ({
    page,
    baseURL,
  }) => {
    const { errors, foreign, shift, barriers } = await watchPage(page, baseURL ?? '');
    const tellStates = await holdBackStates(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await tellStates();
    await scrollToEnd(page);
    expect(shift().score, `layout shift\n${shift().moves}`).toBeLessThan(0.005);
    if (!embeddingSamples.includes(route))
      expect(await barriers({ colours: ownRoutes.includes(route) }), 'what axe finds').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
