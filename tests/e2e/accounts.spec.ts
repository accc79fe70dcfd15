import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { eventSummaries } from './support/event-summaries.ts';
import { atFestivalOf, demo } from './support/festivals.ts';
import { hold } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';
import { newVisitor } from './support/visitor.ts';
import { langs, type Lang } from './support/words.ts';

const { inProgramme: DEBATE } = demo;

async function hrefOf(page: Page, lang: Lang, eventId: number): Promise<string> {
  const summary = (await eventSummaries((path) => page.request.get(path), lang)).get(eventId);
  if (!summary) throw new Error(`The site has no event ${eventId}`);
  return summary.href;
}

for (const lang of langs) {
  test.describe(`in ${lang}`, { tag: atFestivalOf(lang) }, () => {
    test('a visitor registers, logs in, subscribes in three places, unsubscribes and logs out', async ({
      page,
      festival,
    }) => {
      test.slow();
      const site = accountPage(page, lang);
      const { t, named } = site;
      const visitor = newVisitor();
      const { inProgramme, child, ofType } = festival;

      await page.goto(`/${lang}/auth/`);
      await site.fillRegistration(visitor);
      await site.submitRegistration();
      await expect(site.notice('auth.registerDone')).toBeVisible();
      await expect(site.login.getByLabel(t('auth.username'))).toHaveValue(visitor.username);
      await site.logIn(visitor);
      await expect(page).toHaveURL(`/${lang}/userEventSubscriptions/`);
      await expect(site.notice('auth.loginDone')).toBeVisible();
      await expect(page.getByText(t('myevents.empty'))).toBeVisible();

      for (const [address, eventId] of [
        [site.programme(festival), inProgramme],
        [await hrefOf(page, lang, child.of), child.id],
        [`/${lang}/${ofType.path}/`, ofType.id],
      ] as const) {
        await page.goto(address);
        await site.buttonOf(eventId).click();
        await expect(site.buttonOf(eventId)).toHaveAccessibleName(named('row.unregister'));
        await expect(site.buttonOf(eventId)).not.toHaveAttribute('aria-busy');
        await expect(page.getByRole('status').getByText(t('subscription.joined'))).toHaveCount(1);
      }
      await page.goto(await hrefOf(page, lang, inProgramme));
      await expect(site.buttonOf(inProgramme)).toHaveAccessibleName(named('row.unregister'));

      await page.goto(`/${lang}/userEventSubscriptions/`);
      await expect(site.listed).toHaveCount(3);
      await expect(site.listed.first().locator('img')).toBeVisible();
      const name = await site.listed.first().getByRole('link').innerText();
      await site.listed
        .first()
        .getByRole('button', { name: t('row.unregister') })
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

    test('a visitor who is not signed in logs in first, and returns to the page registered', async ({
      page,
      festival,
      backEnd,
    }) => {
      const site = accountPage(page, lang);
      const { inProgramme } = festival;
      const href = await hrefOf(page, lang, inProgramme);
      await page.goto(href);
      await site.buttonOf(inProgramme).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/auth/`));
      await expect(page.getByText(site.t('auth.toFinish'))).toBeVisible();
      await site.logIn(await backEnd.member());
      await expect(page).toHaveURL(href);
      await expect(site.notice('subscription.joined')).toBeVisible();
      await expect(site.buttonOf(inProgramme)).toHaveAccessibleName(site.named('row.unregister'));
    });

    test('a signed-in visitor who is sent to the login page returns registered', async ({
      page,
      festival,
      backEnd,
    }) => {
      const site = accountPage(page, lang);
      const { inProgramme } = festival;
      await backEnd.signIn(page, await backEnd.member());
      const next = site.programme(festival);
      await page.goto(`/${lang}/auth/?next=${encodeURIComponent(next)}&register=${inProgramme}`);
      await expect(page).toHaveURL(next);
      await expect(site.notice('subscription.joined')).toBeVisible();
      await expect(site.buttonOf(inProgramme)).toHaveAccessibleName(site.named('row.unregister'));
    });

    test('an expired session redirects to the login, which then completes the registration', async ({
      page,
      festival,
      backEnd,
    }) => {
      const site = accountPage(page, lang);
      const visitor = await backEnd.member();
      const token = await backEnd.signIn(page, visitor);
      const button = site.buttonOf(festival.inProgramme);
      // Loaded while the token is valid: otherwise the page would notice before the click.
      const list = page.waitForResponse(/\/subscriptions\//);
      await page.goto(site.programme(festival));
      await list;
      await expect(button).toHaveRole('button');
      await backEnd.endToken(token);
      await button.click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/auth/`));
      await expect(site.notice('auth.expired')).toBeVisible();
      await site.logIn(visitor);
      await expect(page).toHaveURL(site.programme(festival));
      await expect(button).toHaveAccessibleName(site.named('row.unregister'));
    });
  });
}

test('the calendar file contains the events of the signed-in visitor', async ({ page, backEnd }) => {
  const { t } = accountPage(page, 'en');
  const token = await backEnd.signIn(page, await backEnd.member());
  await backEnd.subscribe(token, DEBATE);
  await page.goto('/en/userEventSubscriptions/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('calendar.add') }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain(`UID:event-${DEBATE}@`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('an event of the visitor is listed with its date from the start, so its button does not move', async ({
  page,
  backEnd,
}) => {
  const token = await backEnd.signIn(page, await backEnd.member());
  await backEnd.subscribe(token, DEBATE);
  const release = await hold(page, '**/data/events/en*');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const item = document.querySelector('main [data-entries] > li');
      if (item) document.documentElement.dataset['listedFirst'] ??= item.textContent;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/userEventSubscriptions/');
  // The browser's own list of loaded files: Playwright's `response.finished()` sometimes never resolves here.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/subscriptions/')),
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  release();
  await expect(page.locator('html')).toHaveAttribute('data-listed-first', /October 2024/);
});

test('arrow keys switch the tabs of the login, and the chosen tab survives a reload', async ({ page }) => {
  const { t, register } = accountPage(page, 'en');
  await page.goto('/en/auth/');
  await page.getByRole('tab', { name: t('auth.login') }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: t('auth.register') })).toBeFocused();
  await page.reload();
  await expect(register).toBeVisible();
});
