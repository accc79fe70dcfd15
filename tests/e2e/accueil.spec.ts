import type { Page } from '@playwright/test';
import { blockScript, failureMessage, hold, holdScripts } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Counts the audio contexts that a page creates. @returns a function that returns their number. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begun = { count: 0 };
    Object.assign(window, { begun });
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        begun.count += 1;
      }
    };
  });
  return () => page.evaluate(() => (Reflect.get(window, 'begun') as { count: number }).count);
}

const t = wordsOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

test.describe('the intro gate', () => {
  test('asks whether the visitor is ready, and shows nothing else before GO', async ({ page }) => {
    await page.goto('/en/accueil/');
    await expect(page.getByText(t('accueil.ready'))).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('link', { name: t('accueil.enter') })).toBeHidden();
    // The ring of the focus is white in light mode too, since the background is black.
    await button(page, 'accueil.go').press('Shift');
    await expect(button(page, 'accueil.go')).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await button(page, 'accueil.go').click();
    await expect(page.getByText(t('accueil.ready'))).toBeHidden();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('link', { name: t('accueil.enter') })).toHaveAttribute('href', '/en/');
  });

  test('plays sound only after GO, and one button mutes and unmutes it', async ({ page }) => {
    const begun = await listen(page);
    await page.goto('/en/accueil/');
    await expect(button(page, 'accueil.soundOn')).toBeHidden();
    expect(await begun()).toBe(0);
    await button(page, 'accueil.go').click();
    // The name of the button says what it does: a pressed state in addition would contradict it.
    await expect(button(page, 'accueil.soundOff')).not.toHaveAttribute('aria-pressed');
    expect(await begun()).toBe(1);
    await button(page, 'accueil.soundOff').click();
    await expect(button(page, 'accueil.soundOn')).toBeVisible();
    await button(page, 'accueil.soundOn').click();
    await expect(button(page, 'accueil.soundOff')).toBeVisible();
    expect(await begun()).toBe(1);
  });

  test('can be passed without sound, which can still be turned on', async ({ page }) => {
    const begun = await listen(page);
    await page.goto('/en/accueil/');
    await button(page, 'accueil.skip').click();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await begun()).toBe(0);
    await button(page, 'accueil.soundOn').click();
    await expect(button(page, 'accueil.soundOff')).toBeVisible();
    expect(await begun()).toBe(1);
  });

  test('counts down every second to the end of the current edition', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/en/accueil/');
    await button(page, 'accueil.skip').click();
    await expect(page.getByText(t('countdown.during'))).toBeVisible();
    await expect(page.getByText(t('countdown.before'))).toBeHidden();
    const timer = page.getByRole('timer');
    const reading = (...parts: string[]): RegExp =>
      new RegExp(
        ['days', 'hours', 'minutes', 'seconds']
          .map((part, index) => `${t(`countdown.${part}`)}\\s*${parts[index]}`)
          .join('\\s*'),
      );
    // From 12 October at 17:00 to the end of 9 November.
    await expect(timer).toHaveText(reading('28', '07', '00', '00'));
    await page.clock.runFor(1000);
    await expect(timer).toHaveText(reading('28', '06', '59', '59'));
    await page.clock.runFor(59_000);
    await expect(timer).toHaveText(reading('28', '06', '59', '00'));
  });
});

test('a press of the sound button while the sound loads starts one sound, which the button can mute', async ({
  page,
}) => {
  const begun = await listen(page);
  const release = await hold(page, '**/_astro/light-sound.client.*.js');
  await page.goto('/en/accueil/');
  await button(page, 'accueil.go').click();
  await button(page, 'accueil.soundOn').click();
  release();
  await button(page, 'accueil.soundOff').click();
  await expect(button(page, 'accueil.soundOn')).toBeVisible();
  expect(await begun()).toBe(1);
});

test('a press of GO before the page’s scripts are loaded takes effect when they are', async ({ page }) => {
  const begun = await listen(page);
  const release = await holdScripts(page);
  await page.goto('/en/accueil/', { waitUntil: 'commit' });
  await button(page, 'accueil.go').click();
  release();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(button(page, 'accueil.soundOff')).toBeVisible();
  expect(await begun()).toBe(1);
});

test('a sound that cannot be loaded is reported, and the next press tries again', async ({ page }) => {
  const unblock = await blockScript(page, 'light-sound.client');
  await page.goto('/fr/accueil/');
  await page.getByRole('button', { name: 'GO' }).click();
  await expect(failureMessage(page)).toBeVisible();
  // What gets the focus is above the message at the foot of the screen.
  const room = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  expect(room).toBeGreaterThanOrEqual((await failureMessage(page).boundingBox())?.height ?? Infinity);
  await unblock();
  // By keyboard, since the message may cover the button.
  await page.getByRole('button', { name: 'Activer le son' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Couper le son' })).toBeVisible();
  await expect(failureMessage(page)).toBeHidden();
});

test('the sound stays off for a visitor who turned it off', async ({ page }) => {
  const begun = await listen(page);
  await page.goto('/fr/accueil/');
  await page.getByRole('button', { name: 'GO' }).click();
  await page.getByRole('button', { name: 'Couper le son' }).click();
  await page.goto('/fr/accueil/');
  await page.getByRole('button', { name: 'GO' }).click();
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
  expect(await begun()).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no gate: the dates and a link to the site are shown', async ({ page }) => {
    await page.goto('/en/accueil/');
    await expect(page.getByRole('button', { name: 'GO' })).toBeHidden();
    await expect(page.getByText('9 October – 9 November 2024')).toBeVisible();
    await page.getByRole('link', { name: 'Enter the site' }).click();
    await expect(page).toHaveURL('/en/');
  });
});
