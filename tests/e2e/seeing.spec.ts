import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../src/domain/colours.ts';
import { demoLangs, pathIn } from '../fixtures/routes.ts';
import { expect, test } from './support/test.ts';

/**
 * Runs in the page. @returns the visible texts with their colours and background colours, `rgb(…)`, except for texts on
 * pictures, which `pictureFaults` checks.
 */
function visibleTexts(): { text: string; colour: string; background: string }[] {
  const backgroundOf = (element: Element | null): string | null => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
      if (backgroundImage !== 'none') return null;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const result = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    const isSeen = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!parentElement || !isSeen || text === '' || parentElement.closest('.sr-only, svg')) continue;
    const background = backgroundOf(parentElement);
    if (background?.startsWith('rgb('))
      result.push({ text, colour: getComputedStyle(parentElement).color, background });
  }
  return result;
}

/** Converts `rgb(255, 255, 0)` to `#ffff00`. */
function hex(colour: string): string {
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const readings = {
  'by night': { colorScheme: 'dark', forcedColors: 'none', contrast: null },
  'in the visitor’s own colours': { colorScheme: 'light', forcedColors: 'active', contrast: null },
  'in the visitor’s own colours, by night': { colorScheme: 'dark', forcedColors: 'active', contrast: null },
  'with more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
} as const;

// axe checks every page in light mode, but it does not know the colours by which a browser replaces those of the site.
for (const route of [
  '',
  'calendar',
  'program/2024',
  'program/2024/2024-10-12',
  'map',
  'edition/2024',
  'event/Contre-jour',
  'partners',
])
  test(`everything on /${route} is readable in dark mode, in the visitor’s own colours and with more contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathIn('fr', route));
    for (const [how, media] of Object.entries(readings)) {
      await page.emulateMedia(media);
      // Backgrounds in colours of the data stay as they are: text on them needs no more contrast than usual.
      const leastOn = (ground: string): number =>
        media.contrast === 'more' && ['#ffffff', '#f3f3f1'].includes(ground) ? 7 : 4.5;
      const texts = await page.evaluate(visibleTexts);
      expect(texts.length, how).toBeGreaterThan(20);
      const faint = texts.filter(
        ({ colour, background }) => contrast(hex(colour), hex(background)) < leastOn(hex(background)),
      );
      expect.soft(faint, how).toEqual([]);
    }
  });

/** Whether anything around an element changes when it gets the focus by keyboard. */
async function showsFocus(target: Locator): Promise<boolean> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return false;
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: 40 };
  const before = await page.screenshot({ clip });
  // After any key, the browser shows the focus as to a visitor who uses the keyboard.
  await page.keyboard.press('Shift');
  await target.focus();
  return !before.equals(await page.screenshot({ clip }));
}

test.describe('the focus is visible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const places: { what: string; route: string; at: (page: Page) => Locator }[] = [
    {
      what: 'on an event of the home page',
      route: '',
      at: (page) => page.getByRole('article').first().getByRole('link'),
    },
    {
      what: 'on a portrait of the team',
      route: 'join-us',
      at: (page) => page.getByRole('main').getByRole('link').first(),
    },
    {
      what: 'on the day whose page is open',
      route: 'program/2024/2024-10-12',
      at: (page) => page.locator('.calendar [aria-current="page"]'),
    },
  ];
  for (const { what, route, at } of places) {
    test(what, async ({ page }) => {
      await page.goto(pathIn('en', route));
      expect(await showsFocus(at(page))).toBe(true);
    });
  }
});

test('on a phone a portrait of the team has the name below the picture, and the role below the name', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/fr/join-us/`);
  for (const card of await page.getByRole('main').getByRole('link').all()) {
    const { role, name, frame } = await card.evaluate((link) => {
      const edge = (part: string): DOMRect | undefined => link.querySelector(part)?.getBoundingClientRect();
      return { role: edge('.role'), name: edge('.name'), frame: edge('.frame') };
    });
    expect(role?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
    expect(name?.top).toBeGreaterThanOrEqual(frame?.bottom ?? Infinity);
  }
  await context.close();
});

for (const lang of demoLangs)
  test(`the state of an event is on one line of its row on wide screens: ${lang}`, async ({ page }) => {
    for (const route of ['program/2024', 'program/2024/2024-10-12', 'calendar', 'now']) {
      await page.goto(pathIn(lang, route));
      const states = page.locator('.event-row small[data-state]:visible');
      await expect(states.first()).toBeVisible();
      for (const width of [1024, 1100, 1180, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await states.evaluateAll((marks) =>
          marks.flatMap((mark) => {
            const text = document.createRange();
            text.selectNodeContents(mark);
            return text.getClientRects().length > 1 ? mark.textContent : [];
          }),
        );
        expect(broken, `${route} at ${width} px`).toEqual([]);
      }
    }
  });

test('a wide table scrolls by keyboard in a box that is named after its columns', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto('/fr/page/19/');
  const box = page.getByRole('group', { name: 'Donnée, Pourquoi, Combien de temps' });
  await box.focus();
  await expect(box).toBeFocused();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a printed edition shows the names of its partners, once and without their logos', async ({ page }) => {
  await page.goto('/en/edition/2024/');
  const partner = page.getByRole('main').locator('a.logo').first();
  await page.emulateMedia({ media: 'print' });
  await expect(partner.locator('.caption')).toBeVisible();
  await expect(partner.locator('img')).toBeHidden();
  await expect(partner).not.toHaveAttribute('data-name');
});

test('the printed list of partners shows their names', async ({ page }) => {
  await page.goto('/en/partners/');
  const partner = page.getByRole('main').locator('a.logo').first();
  const name = await partner.getAttribute('data-name');
  await page.emulateMedia({ media: 'print' });
  const printed = await partner.evaluate((link) =>
    ['::before', '::after'].map((part) => getComputedStyle(link, part).content),
  );
  expect(name).toMatch(/\S/);
  expect(printed).toEqual([`"${name}"`, 'none']);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  const grows = moves ? 'grows into that of the event' : 'stays where it is if the visitor wants no motion';
  test(`the picture of an event in a list ${grows}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        const { dataset } = document.documentElement;
        dataset['moving'] = 'nothing';
        void viewTransition?.ready.then(() => {
          const moving = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          dataset['moving'] = moving.join(' ');
        });
      });
    });
    await page.goto('/fr/typeevent/1/1/');
    await page.getByRole('main').getByRole('link', { name: 'Contre-jour' }).first().click();
    await expect(page).toHaveURL(/\/event\/Contre-jour\//);
    const moving = moves ? /view-transition-new\(picture\)/ : 'nothing';
    await expect(page.locator('html')).toHaveAttribute('data-moving', moving);
  });
}
