import type { Page } from '@playwright/test';
import { accountPage } from '../support/account-page.ts';
import { blockScript, failureMessage, holdScripts } from '../support/script-failures.ts';
import { expect, test } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('fr');

interface ScriptFailure {
  what: string;
  path: string;
  /** The script that fails to load: the one with the code, or one that it needs. */
  blockedFile: string;
  /** The visitor's action that needs the code. */
  act: (page: Page) => Promise<void>;
  /** The result once the code has loaded: at the visitor's next try, unless the page repeats the first one. */
  gets: (page: Page) => Promise<void>;
  isSignedIn?: true;
}

const messageField = (page: Page) => page.getByRole('main').getByLabel(t('contact.message'), { exact: true });

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel(t('contact.email')).fill('leila@example.org');
  await messageField(page).fill('Bonjour');
  await page.getByRole('button', { name: t('contact.send') }).click();
}

const scriptFailures: ScriptFailure[] = [
  {
    what: 'the contact form',
    path: '/fr/contact/',
    blockedFile: 'submit-form.client',
    act: sendMessage,
    gets: async (page) => {
      await expect(messageField(page)).toHaveValue('Bonjour');
      await page.getByRole('button', { name: t('contact.send') }).click();
      await expect(accountPage(page, 'fr').notice('contact.done')).toBeVisible();
    },
  },
  {
    what: 'the registration',
    path: '/fr/auth/#register',
    blockedFile: 'Auth.island',
    act: async (page) => {
      const site = accountPage(page, 'fr');
      await site.fillRegistration(newVisitor());
      await site.submitRegistration();
    },
    gets: async (page) => {
      const site = accountPage(page, 'fr');
      await site.submitRegistration();
      await expect(site.notice('auth.registerDone')).toBeVisible();
    },
  },
  {
    what: 'the search page',
    path: '/fr/search/',
    blockedFile: 'SearchPage.island',
    act: async (page) => {
      const field = page.getByRole('main').getByRole('textbox', { name: t('nav.search') });
      await field.fill('lumiere');
      await field.press('Enter');
    },
    gets: async (page) => {
      await page
        .getByRole('main')
        .getByRole('textbox', { name: t('nav.search') })
        .press('Tab');
      await expect(page.getByRole('main').locator('[data-results] a').first()).toBeVisible();
    },
  },
  {
    what: 'the map',
    path: '/fr/map/',
    blockedFile: 'Map.island',
    act: (page) => page.locator('[data-focus-place]').first().click(),
    gets: async (page) => {
      await page.locator('[data-focus-place]').first().click();
      await expect(page.locator('.leaflet-container')).toBeVisible();
    },
  },
  {
    what: 'the list of the visitor’s events',
    path: '/fr/userEventSubscriptions/',
    blockedFile: 'react-dom',
    isSignedIn: true,
    act: () => Promise.resolve(),
    gets: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('auth.login') })
        .hover();
      await expect(page.getByText(t('myevents.empty'))).toBeVisible();
    },
  },
];

for (const { what, path, blockedFile, act, gets, isSignedIn } of scriptFailures)
  test(`${what}: lost code is reported, nothing typed is lost, and the next try succeeds`, async ({
    page,
    backEnd,
  }) => {
    if (isSignedIn) await backEnd.signIn(page, await backEnd.member());
    const unblock = await blockScript(page, blockedFile);
    await page.goto(path);
    await act(page);
    await expect(failureMessage(page)).toBeVisible();
    await unblock();
    await gets(page);
    await expect(failureMessage(page)).toBeHidden();
  });

test('the register button opens the login page if its code is lost, and that page registers the visitor', async ({
  page,
  backEnd,
}) => {
  const { buttonOf, notice, programme } = accountPage(page, 'fr');
  await backEnd.signIn(page, await backEnd.member());
  await blockScript(page, 'Registrations.island');
  await page.goto(programme());
  await buttonOf().click();
  // The login page redirects at once.
  await page.waitForURL(/\/fr\/auth\//, { waitUntil: 'commit' });
  await page.waitForURL(programme());
  await expect(notice('subscription.joined')).toBeVisible();
});

test('a photograph opens as a file if the lightbox is lost, and going back returns to the page', async ({
  page,
}) => {
  const event = '/fr/event/Studio_Soir_et_Matin/';
  for (const blockedFile of ['Lightbox.island', 'Viewer']) {
    const unblock = await blockScript(page, blockedFile);
    await page.goto(event);
    await page.locator('[data-photo="2"]').click();
    await expect(page).toHaveURL(/\/media\/.+\.jpg$/);
    await page.goBack();
    await expect(page).toHaveURL(event);
    await unblock();
  }
});

test('the logout still works if its code was loaded at the second try', async ({ page, backEnd }) => {
  const site = accountPage(page, 'fr');
  await backEnd.signIn(page, await backEnd.member());
  const unblock = await blockScript(page, 'Navbar.island');
  await page.goto('/fr/contact/');
  await expect(failureMessage(page)).toBeVisible();
  await unblock();
  await page.getByRole('navigation', { name: t('a11y.mainMenu') }).hover();
  await site.logOut();
  await expect(site.notice('auth.logoutDone')).toBeVisible();
});

test('a click before the page’s scripts are loaded takes effect when they are', async ({ page }) => {
  const site = accountPage(page, 'fr');

  let release = await holdScripts(page);
  await page.goto('/fr/auth/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: t('auth.register') }).click();
  release();
  // This also loads React.
  await expect(site.register).toBeVisible({ timeout: 15_000 });

  release = await holdScripts(page);
  await page.goto('/fr/contact/', { waitUntil: 'commit' });
  await sendMessage(page);
  release();
  await expect(site.notice('contact.done')).toBeVisible();

  release = await holdScripts(page);
  await page.goto('/fr/event/Contre-jour/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('plan.save'), exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: t('plan.saved'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a press that begins before the page’s scripts are loaded, and ends after, takes effect', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/fr/event/Contre-jour/', { waitUntil: 'commit' });
  const save = page.getByRole('button', { name: t('plan.save'), exact: true });
  await save.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => page.evaluate(() => customElements.get('astro-island') !== undefined)).toBe(true);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: t('plan.saved'), exact: true })).toBeVisible();
});

test('a login that is sent before its code is loaded signs in when it is', async ({ page, backEnd }) => {
  const site = accountPage(page, 'fr');
  const visitor = await backEnd.member();
  const release = await holdScripts(page);
  await page.goto('/fr/auth/', { waitUntil: 'commit' });
  await site.logIn(visitor);
  release();
  await expect(page).toHaveURL('/fr/userEventSubscriptions/', { timeout: 15_000 });
  await expect(site.notice('auth.loginDone')).toBeVisible();
});
