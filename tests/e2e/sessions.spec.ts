import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { demo } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

const programme = `/en/program/${demo.year}/`;
const buttonOf = (page: Page, eventId = demo.inProgramme) => page.locator(`[data-register="${eventId}"]`);
/** Lets a page behave as when it returns from the back/forward cache, where it received no events. */
const wake = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a browser that stores nothing keeps the session until the page is left, and says so', async ({
  page,
  backEnd,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const site = accountPage(page, 'en');
  const visitor = await backEnd.member();
  await page.goto('/en/auth/');
  await site.logIn(visitor);
  await expect(site.notice('auth.loginDone')).toBeVisible();
  await expect(site.notice('auth.storageBlocked')).toBeVisible();
  await expect(page).toHaveURL('/en/auth/');
  await expect(page.getByText(visitor.last_name).filter({ visible: true }).first()).toBeVisible();
  await site.logOut();
  await expect(site.notice('auth.logoutDone')).toBeVisible();
  await expect(site.login).toBeVisible();
});

test('an open tab follows a login, a registration and a logout in another tab', async ({
  page,
  context,
  backEnd,
}) => {
  const site = accountPage(page, 'en');
  const visitor = await backEnd.member();
  const other = await context.newPage();
  await other.goto(programme);
  await expect(buttonOf(other)).toHaveRole('link');
  await page.goto('/en/auth/');
  await site.logIn(visitor);
  await expect(page).toHaveURL('/en/userEventSubscriptions/');
  await expect(buttonOf(other)).toHaveRole('button');
  const name = other.getByText(`${visitor.first_name} ${visitor.last_name}`);
  await expect(name.filter({ visible: true })).toHaveCount(1);
  await page.goto(programme);
  await buttonOf(page).click();
  await expect(buttonOf(other)).toHaveAccessibleName(site.named('row.unregister'));
  await site.logOut();
  await expect(buttonOf(other)).toHaveAccessibleName(site.named('row.register'));
  await buttonOf(other).click();
  await expect(other).toHaveURL(/\/en\/auth\//);
});

test('a page restored from the back/forward cache knows what happened meanwhile', async ({
  page,
  backEnd,
}) => {
  const { named } = accountPage(page, 'en');
  const token = await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme);
  await expect(buttonOf(page)).toHaveRole('button');
  await backEnd.subscribe(token, demo.inProgramme);
  // Another tab subscribed, then logged out, while this page was in the cache.
  await page.evaluate(
    ([kept, eventId]) =>
      localStorage.setItem('subscriptions', JSON.stringify({ token: kept, list: [{ id: 1, eventId }] })),
    [token, demo.inProgramme] as const,
  );
  await wake(page);
  await expect(buttonOf(page)).toHaveAccessibleName(named('row.unregister'));
  await page.evaluate(() => localStorage.clear());
  await wake(page);
  await expect(buttonOf(page)).toHaveAccessibleName(named('row.register'));
  await expect(buttonOf(page)).toHaveRole('link');
});

test('a page left signed out, and restored from the back/forward cache after a login and a registration, shows both', async ({
  page,
  backEnd,
}) => {
  const { named } = accountPage(page, 'en');
  const visitor = await backEnd.member();
  const token = await backEnd.signIn(page, visitor);
  await backEnd.subscribe(token, demo.inProgramme);
  const signedIn = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await page.evaluate(() => localStorage.clear());
  await page.goto(programme);
  await expect(buttonOf(page)).toHaveRole('link');
  await expect(buttonOf(page)).toHaveAccessibleName(named('row.register'));
  // A page does not receive the storage events of its own changes, just as it receives none in the cache.
  await page.evaluate((stored) => void Object.assign(localStorage, stored), signedIn);
  await wake(page);
  await expect(buttonOf(page)).toHaveRole('button');
  await expect(buttonOf(page)).toHaveAccessibleName(named('row.unregister'));
  const name = page.getByText(`${visitor.first_name} ${visitor.last_name}`);
  await expect(name.filter({ visible: true })).toHaveCount(1);
});

test('going back after the logout shows no events of the visitor', async ({ page, backEnd }) => {
  const site = accountPage(page, 'en');
  const token = await backEnd.signIn(page, await backEnd.member());
  await backEnd.subscribe(token, demo.inProgramme);
  await page.goto('/en/userEventSubscriptions/');
  await expect(site.listed).toHaveCount(1);
  await page.goto('/en/contact/');
  await site.logOut();
  await expect(site.notice('auth.logoutDone')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(site.t('myevents.signIn'))).toBeVisible();
  await expect(site.listed).toHaveCount(0);
});

test('a token that the back end no longer knows is deleted on the device, and the visitor is told', async ({
  page,
  backEnd,
}) => {
  const site = accountPage(page, 'fr');
  const token = await backEnd.signIn(page, await backEnd.member());
  await backEnd.endToken(token);
  await page.goto('/fr/userEventSubscriptions/');
  await expect(site.notice('auth.expired')).toBeVisible();
  await expect(page.getByText(site.t('myevents.signIn'))).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('subscriptions')]),
  ).toEqual([null, null]);
});

test('a signed-in visitor sees no flash of the login form, even before the scripts are loaded', async ({
  page,
  backEnd,
}) => {
  const site = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/en/auth/', { waitUntil: 'load' });
  await expect(site.login).toBeHidden();
});
