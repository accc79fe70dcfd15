import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { callsTo } from './support/back-end.ts';
import { refuse } from './support/failures.ts';
import { refuseStorage } from './support/faults.ts';
import { demo } from './support/festivals.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';
import { eventSummaries } from './support/event-summaries.ts';

const t = wordsOf('fr');

/** Events on 12 October: a debate, a reading that begins during it, and 15 minutes later a walk farther away. */
const [debate, reading, walk] = [20, 126, 90];

const [contreJour, cancelled] = [1, 62];

/** The ring that saves an event. */
const ringOf = (page: Page, id: number) => page.locator(`button[data-save="${id}"]`).first();
const inPlan = (page: Page) => page.locator('main .event-rows').getByRole('listitem');
const count = (page: Page, number: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: t('save.count.other').replace('{count}', String(number)) });

test('a visitor saves events, sees clashes and walking times, and shares the plan', async ({
  page,
  browser,
}) => {
  await page.goto(`/fr/program/${demo.year}/`);
  await page.mouse.wheel(0, 100);
  await ringOf(page, debate).click();
  await expect(ringOf(page, debate)).toHaveAttribute('aria-pressed', 'true');
  // These are part of other events: the agenda has rows for them.
  await page.goto('/fr/calendar/');
  for (const id of [reading, walk]) await ringOf(page, id).click();
  await count(page, 3).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('plan.title'));
  const entries = page.locator('main .event-row');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText(/Se chevauche avec «\s.+\s»/);
  await expect(inPlan(page).filter({ hasText: 'à pied' })).toHaveText(
    /23\smin à pied, 15\smin entre les deux/,
  );

  // Another tab of the same visitor.
  const other = await page.context().newPage();
  await other.goto('/fr/plan/');
  await other.locator('main .event-row').nth(2).getByRole('button', { pressed: true }).click();
  await expect(entries).toHaveCount(2);
  await expect(other.locator('main .event-row').nth(1)).toBeFocused();
  await other.getByRole('button', { name: t('plan.undo') }).click();
  await expect(entries).toHaveCount(3);
  await expect(other.locator('main .event-row').nth(2)).toBeFocused();

  // Somebody else opens the link.
  const link = await page
    .getByRole('main')
    .getByRole('button', { name: t('share.share') })
    .getAttribute('data-share');
  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await theirs.goto(`${link ?? ''},abc`);
  await expect(theirs.getByText(/ne connaît pas\s: abc/)).toBeVisible();
  await expect(theirs.locator('main .event-row')).toHaveCount(0);
  await theirs.getByRole('button', { name: t('plan.sharedAdd.other').replace('{count}', '3') }).click();
  await expect(theirs.locator('main .event-row')).toHaveCount(3);
  // The events in the link are not sent to anybody.
  const { origin } = new URL(theirs.url());
  expect(asked.filter((one) => !one.startsWith(`GET ${origin}/`) || /[#?]|%23/.test(one))).toEqual([]);
  await friend.close();
});

test('the bar shows on every page how many saved events have changed, until that is noted; the chosen day stays', async ({
  page,
  request,
}) => {
  const events = await eventSummaries((path) => request.get(path), 'fr');
  // As they were when they were saved: the first one full, the other one as planned.
  const plan = [
    { id: contreJour, day: '2024-10-13', facts: { ...events.get(contreJour), status: 'full' } },
    { id: cancelled, day: null, facts: { ...events.get(cancelled), status: null } },
  ];
  await page.goto('/fr/contact/');
  await page.evaluate((text) => localStorage.setItem('plan', text), JSON.stringify(plan));
  await page.reload();
  const bar = page.getByRole('banner').getByRole('link', { name: /^Mon programme\s: 2 événements/ });
  await expect(bar).toHaveAccessibleName(/, 2 ont changé$/);
  await bar.click();
  const noted = page.getByRole('button', { name: t('plan.noted') });
  await expect(noted).toHaveCount(2);
  await noted.first().click();
  await expect(bar).toHaveAccessibleName(/, 1 a changé$/);
  await noted.click();
  await expect(bar).toHaveAccessibleName(/2 événements$/);
  await expect(page.getByRole('combobox')).toHaveValue('2024-10-13');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor who saves an event is shown a button to the plan', async ({ page }) => {
    await page.goto('/fr/program/2024/');
    await page.mouse.wheel(0, 100);
    await ringOf(page, debate).click();
    await page.getByRole('button', { name: t('plan.title'), exact: true }).click();
    await expect(page).toHaveURL('/fr/plan/');
    await expect(page.locator('main .event-row')).toHaveCount(1);
  });
});

test('after the login the plan offers to register for its events, and reports the result of each by name', async ({
  page,
  backEnd,
}) => {
  const { logIn, notices } = accountPage(page, 'fr');
  const calls = callsTo(page, '/subscribe/');
  const [full, free, exhibition] = [demo.inProgramme, demo.child.id, 1];
  await page.goto('/fr/contact/');
  const saved = [full, free, exhibition].map((id) => ({ id, day: null, title: null, facts: null }));
  await page.evaluate((plan) => localStorage.setItem('plan', plan), JSON.stringify(saved));
  await page.goto('/fr/plan/');
  const offer = page.getByText(/^\d événements? de votre programme/);
  await expect(offer).toHaveText('2 événements de votre programme prennent des inscriptions.');
  await expect(offer.locator('..').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: t('plan.offerLogin') }).click();
  await logIn(await backEnd.member());
  await expect(page).toHaveURL('/fr/plan/');
  await expect(offer).toHaveText(/^2 événements/);
  expect(calls).toEqual([]);

  await refuse(page, `/subscribe/${full}/`, { detail: 'Il n’y a plus de place.' });
  await page.getByRole('button', { name: t('plan.offerRegister') }).click();
  await expect(notices.getByText(/^Pas d’inscription pour «.+»\s: Il n’y a plus de place\.$/)).toBeVisible();
  await expect(notices.getByText(/^Inscription enregistrée\s: «.+»$/)).toBeVisible();
  await expect(offer).toHaveText('1 événement de votre programme prend des inscriptions.');
});

test('if the browser stores nothing, the visitor is told that the plan is lost with the page', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/fr/event/Contre-jour/');
  await page.getByRole('button', { name: t('plan.save') }).click();
  await expect(page.getByText(t('save.blocked'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('plan.saved'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
