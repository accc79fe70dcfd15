import { accountPage } from '../support/account-page.ts';
import { blockScript, failureMessage } from '../support/script-failures.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Pages whose own scripts, which their HTML names, cannot be loaded. */

const t = wordsOf('fr');

test('a form whose script never loads keeps typed text out of the address, and says what to do', async ({
  page,
}) => {
  await blockScript(page, 'Layout.astro*');
  await page.goto('/fr/auth/');
  await accountPage(page, 'fr').logIn({ username: 'leila', password: 'secret' });
  await expect(page).toHaveURL('/fr/auth/');
  await expect(page.getByText(t('form.late'))).toBeHidden();
  await expect(failureMessage(page)).toBeHidden();
  // Only styles can show the message, by animations that begin after some seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText(t('form.late'))).toBeVisible();
  await expect(failureMessage(page)).toBeVisible();
  await expect(page.getByRole('button', { name: t('a11y.close') })).toBeHidden();
});

test('the message that a page’s script is lost stays until it is dismissed, whatever loads later', async ({
  page,
}) => {
  await blockScript(page, 'Desk.astro*');
  await page.goto('/fr/press/2024/');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(failureMessage(page)).toBeVisible();
  // Code that loads removes the messages about other code, but not this one.
  await page.getByRole('radio', { name: t('display.night') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(failureMessage(page)).toBeVisible();
  const notices = page.getByRole('region', { name: t('a11y.notices') });
  await notices.getByRole('button', { name: t('a11y.close') }).click();
  await expect(failureMessage(page)).toBeHidden();
});

test('without a network nothing breaks if the code that marks unavailable links is not on the device', async ({
  page,
  context,
}) => {
  await page.goto('/fr/partners/');
  await page.getByRole('radio', { name: t('display.night') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  // Blocked too, because it might still load while the browser goes offline.
  await blockScript(page, 'unavailable-links.client');
  const warning = page.waitForEvent('console', (said) => said.type() === 'warning');
  await context.setOffline(true);
  expect((await warning).text()).toContain('Failed to fetch');
});
