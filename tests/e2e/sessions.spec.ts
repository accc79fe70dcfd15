import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { refuseStorage } from './support/faults.ts';
import { demo } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

/** Lets a page behave as when it returns from the back/forward cache, where it received no events. */
const wake = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a browser that stores nothing keeps the session until the page is left, and says so', async ({
  page,
  backEnd,
}) => {
  await page.addInitScript(refuseStorage);
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
  const inOther = accountPage(other, 'en');
  await other.goto(site.programme());
  await expect(inOther.buttonOf()).toHaveRole('link');
  await page.goto('/en/auth/');
  await site.logIn(visitor);
  await expect(page).toHaveURL('/en/userEventSubscriptions/');
  await expect(inOther.buttonOf()).toHaveRole('button');
  const name = other.getByText(`${visitor.first_name} ${visitor.last_name}`);
  await expect(name.filter({ visible: true })).toHaveCount(1);
  await page.goto(site.programme());
  await site.buttonOf().click();
  await expect(inOther.buttonOf()).toHaveAccessibleName(site.named('row.unregister'));
  await site.logOut();
  await expect(inOther.buttonOf()).toHaveAccessibleName(site.named('row.register'));
  await inOther.buttonOf().click();
  await expect(other).toHaveURL(/\/en\/auth\//);
});

test('a page restored from the back/forward cache shows the login, registration and logout of the meantime', async ({
  page,
  backEnd,
}) => {
  const { buttonOf, named, programme } = accountPage(page, 'en');
  const visitor = await backEnd.member();
  const token = await backEnd.signIn(page, visitor);
  const signedIn = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await page.evaluate(() => localStorage.clear());
  await page.goto(programme());
  await expect(buttonOf()).toHaveRole('link');
  // A page does not receive the storage events of its own changes, just as it receives none in the cache.
  const wakeWith = async (stored: Record<string, string>): Promise<void> => {
    await page.evaluate((items) => void Object.assign(localStorage, items), stored);
    await wake(page);
  };
  const answered = page.waitForResponse(/\/subscriptions\//);
  await wakeWith(signedIn);
  await answered;
  await expect(buttonOf()).toHaveRole('button');
  await expect(buttonOf()).toHaveAccessibleName(named('row.register'));
  const name = page.getByText(`${visitor.first_name} ${visitor.last_name}`);
  await expect(name.filter({ visible: true })).toHaveCount(1);
  await backEnd.subscribe(token, demo.inProgramme);
  const list = [{ id: 1, eventId: demo.inProgramme }];
  await wakeWith({ subscriptions: JSON.stringify({ token, list }) });
  await expect(buttonOf()).toHaveAccessibleName(named('row.unregister'));
  await page.evaluate(() => localStorage.clear());
  await wake(page);
  await expect(buttonOf()).toHaveAccessibleName(named('row.register'));
  await expect(buttonOf()).toHaveRole('link');
});

test('the events of a visitor are no longer shown after the logout, even going back, or once the back end has ended the session, which is reported', async ({
  page,
  backEnd,
}) => {
  const site = accountPage(page, 'en');
  const visitor = await backEnd.member();
  await backEnd.subscribe(await backEnd.signIn(page, visitor), demo.inProgramme);
  await page.goto('/en/userEventSubscriptions/');
  await expect(site.listed).toHaveCount(1);
  await page.goto('/en/contact/');
  await site.logOut();
  await expect(site.notice('auth.logoutDone')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(site.t('myevents.signIn'))).toBeVisible();
  await expect(site.listed).toHaveCount(0);
  await backEnd.endToken(await backEnd.signIn(page, visitor));
  await page.goto('/en/userEventSubscriptions/');
  await expect(site.notice('auth.expired')).toBeVisible();
  await expect(page.getByText(site.t('myevents.signIn'))).toBeVisible();
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
