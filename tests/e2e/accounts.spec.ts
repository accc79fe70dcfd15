import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { expect, test } from './support/test.ts';
import { endToken, member, signedIn, someone, subscribe } from './support/visitor.ts';
import { langs, type Lang } from './support/words.ts';

/** Of the demo festival: a debate in the programme, and an event within an exhibition. */
const DEBATE = 19;
const CHILD = 69;
const EXHIBITION = 1;

const programme = (lang: Lang): string => `/${lang}/program/2024/`;
const buttonOf = (page: Page, eventId: number) => page.locator(`[data-register="${eventId}"]`);

async function hrefOf(page: Page, lang: Lang, eventId: number): Promise<string> {
  const summaries = (await (await page.request.get(`/events/${lang}.json`)).json()) as Record<
    number,
    { href: string }
  >;
  const summary = summaries[eventId];
  if (!summary) throw new Error(`The site has no event ${eventId}`);
  return summary.href;
}

for (const lang of langs) {
  test.describe(`in ${lang}`, () => {
    test('a visitor registers, logs in, subscribes in three places, unsubscribes and logs out', async ({
      page,
    }) => {
      test.slow();
      const site = accountPage(page, lang);
      const { t } = site;
      const visitor = someone();

      await page.goto(`/${lang}/auth/`);
      await site.fillRegistration(visitor);
      await site.submitRegistration();
      await expect(site.notice('auth.registerDone')).toBeVisible();
      await expect(site.login.getByLabel(t('auth.username'))).toHaveValue(visitor.username);
      await site.logIn(visitor);
      await expect(page).toHaveURL(`/${lang}/userEventSubscriptions/`);
      await expect(site.notice('auth.loginDone')).toBeVisible();
      await expect(page.getByText(t('myevents.empty'))).toBeVisible();

      await page.goto(programme(lang));
      await buttonOf(page, DEBATE).click();
      await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(t('row.unregister'));
      await page.goto(await hrefOf(page, lang, EXHIBITION));
      await buttonOf(page, CHILD).click();
      await expect(buttonOf(page, CHILD)).toHaveAccessibleName(t('row.unregister'));
      await page.goto(`/${lang}/typeevent/1/4/`);
      await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(t('row.unregister'));
      await buttonOf(page, DEBATE + 1).click();
      await expect(buttonOf(page, DEBATE + 1)).toHaveAccessibleName(t('row.unregister'));
      await expect(buttonOf(page, DEBATE + 1)).not.toHaveAttribute('aria-busy');

      await page.goto(`/${lang}/userEventSubscriptions/`);
      await expect(site.listed).toHaveCount(3);
      await expect(site.listed.first().locator('img')).toBeVisible();
      const name = await site.listed.first().getByRole('link').innerText();
      await site.listed
        .first()
        .getByRole('button', { name: t('myevents.unsubscribe') })
        .click();
      await expect(site.notice('subscription.left')).toBeVisible();
      await expect(site.listed).toHaveCount(2);
      await page.reload();
      await expect(site.listed).toHaveCount(2);
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

      await site.logOut();
      await expect(site.notice('auth.logoutDone')).toBeVisible();
      await expect(page.getByText(t('myevents.signIn'))).toBeVisible();
    });

    test('who is not signed in logs in first, and comes back registered', async ({ page, request }) => {
      const site = accountPage(page, lang);
      const href = await hrefOf(page, lang, DEBATE);
      await page.goto(href);
      await buttonOf(page, DEBATE).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/auth/`));
      await expect(page.getByText(site.t('auth.toFinish'))).toBeVisible();
      await site.logIn(await member(request));
      await expect(page).toHaveURL(href);
      await expect(site.notice('subscription.joined')).toBeVisible();
      await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(site.t('row.unregister'));
    });
  });
}

test('what one tab does, the other shows', async ({ page, context, request }) => {
  const { t, notices, logOut } = accountPage(page, 'en');
  await signedIn(page, await member(request));
  await page.goto(programme('en'));
  const other = await context.newPage();
  await other.goto(programme('en'));
  await expect(buttonOf(other, DEBATE)).toHaveRole('button');
  await buttonOf(page, DEBATE).click();
  await expect(buttonOf(other, DEBATE)).toHaveAccessibleName(t('row.unregister'));
  await logOut();
  await expect(notices.getByText(t('auth.logoutDone'))).toBeVisible();
  await expect(buttonOf(other, DEBATE)).toHaveAccessibleName(t('row.register'));
  await buttonOf(other, DEBATE).click();
  await expect(other).toHaveURL(/\/en\/auth\//);
});

test('an expired session leads to the login, and the registration is finished after it', async ({
  page,
  request,
}) => {
  const site = accountPage(page, 'en');
  const visitor = await member(request);
  const token = await signedIn(page, visitor);
  await page.goto(programme('en'));
  await expect(buttonOf(page, DEBATE)).toHaveRole('button');
  await endToken(request, token);
  await buttonOf(page, DEBATE).click();
  await expect(page).toHaveURL(/\/en\/auth\//);
  await expect(site.notice('auth.expired')).toBeVisible();
  await site.logIn(visitor);
  await expect(page).toHaveURL(programme('en'));
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(site.t('row.unregister'));
});

test('a double click subscribes once', async ({ page, request }) => {
  const { t } = accountPage(page, 'en');
  await signedIn(page, await member(request));
  await page.goto(programme('en'));
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/subscribe/')) calls.push(call.method());
  });
  await buttonOf(page, DEBATE).dblclick();
  await expect(buttonOf(page, DEBATE)).not.toHaveAttribute('aria-busy');
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(t('row.unregister'));
  expect(calls.filter((method) => method !== 'OPTIONS')).toEqual(['POST']);
});

test('the page is right before any of its scripts is there', async ({ page, request }) => {
  const { t } = accountPage(page, 'fr');
  const token = await signedIn(page, await member(request));
  await subscribe(request, token, DEBATE);
  await page.goto(programme('fr'));
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(t('row.unregister'));
  const before = await buttonOf(page, DEBATE).boundingBox();
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.reload();
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(t('row.unregister'));
  expect(await buttonOf(page, DEBATE).boundingBox()).toEqual(before);
});

test('register and unsubscribe take the same place', async ({ page, request }) => {
  const size = async () => {
    const box = await buttonOf(page, DEBATE).boundingBox();
    return box && { width: box.width, height: box.height };
  };
  await page.goto(programme('fr'));
  const before = await size();
  await signedIn(page, await member(request));
  await page.goto(programme('fr'));
  await expect(buttonOf(page, DEBATE)).toHaveRole('button');
  await buttonOf(page, DEBATE).press(' ');
  await expect(buttonOf(page, DEBATE)).toHaveAttribute('data-joined');
  expect(await size()).toEqual(before);
});

test('the calendar file holds the events of who asks', async ({ page, request }) => {
  const { t } = accountPage(page, 'en');
  const token = await signedIn(page, await member(request));
  await subscribe(request, token, DEBATE);
  await page.goto('/en/userEventSubscriptions/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('myevents.calendar') }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain(`UID:event-${DEBATE}@`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

for (const next of [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
])
  test(`the login does not lead away from the site: ${next}`, async ({ page, request }) => {
    await page.goto(`/en/auth/?next=${encodeURIComponent(next)}`);
    await accountPage(page, 'en').logIn(await member(request));
    await expect(page).toHaveURL('/en/userEventSubscriptions/');
  });

test('password managers know the fields, and tabs answer to the arrows', async ({ page }) => {
  const { t, login, register } = accountPage(page, 'en');
  await page.goto('/en/auth/');
  await expect(login.getByLabel(t('auth.username'))).toHaveAttribute('autocomplete', 'username');
  await expect(login.getByLabel(t('auth.password'))).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('tab', { name: t('auth.login') }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: t('auth.register') })).toBeFocused();
  await expect(register.getByLabel(t('auth.password'), { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await page.reload();
  await expect(register).toBeVisible();
});
