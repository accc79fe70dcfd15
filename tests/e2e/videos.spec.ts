import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const PROVIDER = 'https://www.youtube-nocookie.com/**';
const list = (page: Page) => page.locator('video-player').getByRole('listitem').getByRole('link');
const film = (page: Page) => page.locator('video-player iframe');

const t = wordsOf('en');

test('the films of an event are selected by buttons and arrow keys within their list', async ({ page }) => {
  await page.goto('/en/event/Contre-jour/');
  const next = page.getByRole('button', { name: t('video.next') });
  const previous = page.getByRole('button', { name: t('video.previous') });
  const count = await list(page).count();
  await expect(list(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(previous).toBeDisabled();
  for (let index = 1; index < count; index += 1) {
    await next.press('Enter');
    await expect(list(page).nth(index)).toHaveAttribute('aria-current', 'true');
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await list(page).last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(list(page).nth(count - 2)).toBeFocused();
  await expect(list(page).nth(count - 2)).toHaveAttribute('aria-current', 'true');
});

test('only a film that is played is requested from its provider', async ({ page }) => {
  const requestedUrls: string[] = [];
  await page.route(PROVIDER, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await page.goto('/fr/event/Contre-jour/');
  await list(page).last().hover();
  expect(requestedUrls).toEqual([]);
  await list(page).last().click();
  await expect(film(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}/);
  await expect(list(page).last()).toHaveAttribute('aria-current', 'true');
  await list(page).first().click();
  await expect(film(page)).toHaveCount(1);
  expect(requestedUrls).toHaveLength(2);
});
