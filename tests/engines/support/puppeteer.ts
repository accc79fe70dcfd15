import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine.ts';
import { accessibleInChromium, accessibleInFirefox } from './spoken.ts';

/** Firefox's errors for a picture or a font that could not load because the page was left or the network is away. */
const NOT_LOADED = /A ServiceWorker (?:intercepted the request|passed a promise)|font: download failed/;

/** Chromium or Firefox, driven by Puppeteer. */
export async function startWithPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  downloads: string,
  site: string,
): Promise<Engine> {
  const browser = await (name === 'firefox'
    ? launchFirefox(executablePath, downloads)
    : launchChromium(executablePath));
  return {
    newPage: async (size, onError) => {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      // Headless Chromium refuses without asking. Firefox has no such permissions, and allows it.
      if (name === 'chromium')
        await context.setPermission(
          site,
          { permission: { name: 'clipboard-write', allowWithoutSanitization: false }, state: 'granted' },
          { permission: { name: 'geolocation' }, state: 'granted' },
        );
      const page = await context.newPage();
      await page.setViewport(size);
      page.on('pageerror', (error) => {
        if (!NOT_LOADED.test(String(error))) onError(String(error));
      });
      return enginePage(page, name === 'firefox' ? accessibleInFirefox : accessibleInChromium);
    },
    close: () => browser.close(),
  };
}

function enginePage(page: Page, accessible: typeof accessibleInChromium): EnginePage {
  return {
    open: async (address) => {
      await page.goto(address);
    },
    address: () => page.evaluate(() => location.href),
    // Puppeteer's own type also accepts handles of elements.
    evaluate: (work, ...args) => page.evaluate(work as (...given: unknown[]) => never, ...args),
    evaluateInFrame: async (work) => {
      const frame = await page.waitForFrame((one) => one !== page.mainFrame());
      return frame.evaluate(work as () => never);
    },
    press: (x, y) => page.mouse.click(x, y),
    turnWheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
    type: (text) => page.keyboard.type(text),
    pressKey: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    picture: () => page.screenshot(),
    accessible: () => accessible(page),
    standAt: (place) => page.setGeolocation(place),
    close: () => page.browserContext().close(),
  };
}

const launchFirefox = (executablePath: string, downloads: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    // Otherwise its accessibility tree cannot be requested.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Makes pages as wide as on a phone and in headless Chromium.
      'ui.useOverlayScrollbars': 1,
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      // Grants requests for the position without a prompt.
      'geo.prompt.testing': true,
      'geo.prompt.testing.allow': true,
    },
  });

const launchChromium = (executablePath: string): Promise<Browser> =>
  launch({
    executablePath,
    headless: executablePath.includes('headless-shell') ? 'shell' : true,
    // During an animated transition between two pages, a press reaches neither of them.
    args: [
      '--force-prefers-reduced-motion',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
