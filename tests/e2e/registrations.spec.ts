import type { Page } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { refuse } from './support/failures.ts';
import { demo } from './support/festivals.ts';
import { expect, test } from './support/test.ts';
import type { Lang } from './support/words.ts';

const { inProgramme: DEBATE } = demo;

const programme = (lang: Lang): string => `/${lang}/program/${demo.year}/`;
const buttonOf = (page: Page, eventId: number) => page.locator(`[data-register="${eventId}"]`);

test('registering and unsubscribing are announced to screen readers', async ({ page, backEnd }) => {
  const { t } = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme('en'));
  const announced = (key: string) =>
    expect(page.getByRole('status').filter({ hasText: t(key) })).toHaveText(t(key));
  await buttonOf(page, DEBATE).click();
  await announced('subscription.joined');
  await buttonOf(page, DEBATE).click();
  await announced('subscription.left');
});

test('a refused registration is reported with the reason, in the back end’s words', async ({
  page,
  backEnd,
}) => {
  const { notices } = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme('en'));
  await refuse(page, `/subscribe/${DEBATE}/`, { detail: 'The last place has just gone.' });
  await buttonOf(page, DEBATE).click();
  await expect(notices.getByText('The last place has just gone.', { exact: true })).toBeVisible();
});

test('a double click subscribes once', async ({ page, backEnd }) => {
  const { named } = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme('en'));
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/subscribe/')) calls.push(call.method());
  });
  await buttonOf(page, DEBATE).dblclick();
  await expect(buttonOf(page, DEBATE)).not.toHaveAttribute('aria-busy');
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(named('row.unregister'));
  expect(calls.filter((method) => method !== 'OPTIONS')).toEqual(['POST']);
});

test('the second click of a double click does not undo what the first has already done', async ({
  page,
  backEnd,
}) => {
  const { named } = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme('en'));
  await buttonOf(page, DEBATE).hover();
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await click(1);
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(named('row.unregister'));
  await expect(buttonOf(page, DEBATE)).not.toHaveAttribute('aria-busy');
  await click(2);
  await expect(buttonOf(page, DEBATE)).toHaveAccessibleName(named('row.unregister'));
});

test('the buttons to register and to unsubscribe have the same place and size', async ({ page, backEnd }) => {
  // A web font that loads late is not used, and words in the fallback font have another width.
  await page.route('**/*.woff2', (route) => route.abort());
  const placeOf = async () => {
    const box = await buttonOf(page, DEBATE).boundingBox();
    return box && { x: box.x, width: box.width, height: box.height };
  };
  await page.goto(programme('fr'));
  const before = await placeOf();
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme('fr'));
  await expect(buttonOf(page, DEBATE)).toHaveRole('button');
  await buttonOf(page, DEBATE).press(' ');
  await expect(buttonOf(page, DEBATE)).toHaveAttribute('data-joined');
  expect(await placeOf()).toEqual(before);
});

test('a double click on unsubscribe leaves the next event in the list', async ({ page, backEnd }) => {
  const { t, listed, notice } = accountPage(page, 'en');
  const token = await backEnd.signIn(page, await backEnd.member());
  for (const eventId of [DEBATE, demo.child.id]) await backEnd.subscribe(token, eventId);
  await page.goto('/en/userEventSubscriptions/');
  await expect(listed).toHaveCount(2);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/subscribe/') && call.method() === 'DELETE') calls.push(call.url());
  });
  await listed
    .first()
    .getByRole('button', { name: t('myevents.unsubscribe') })
    .dblclick();
  await expect(notice('subscription.left')).toBeVisible();
  await expect(listed).toHaveCount(1);
  expect(calls).toHaveLength(1);
});
