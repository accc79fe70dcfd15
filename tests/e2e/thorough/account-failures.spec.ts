import { accountPage } from '../support/account-page.ts';
import { withFailure, PATIENCE_MS, refuse } from '../support/failures.ts';
import { demo } from '../support/festivals.ts';
import { expect, test } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

const [DEBATE, ANOTHER] = [demo.inProgramme, demo.ofType.id];

/**
 * `tests/unit/stores` tests how each kind of failure is handled, and `faults.spec.ts` that the page reports every one.
 * What a visitor keeps is tested here with the failure that lasts longest.
 */
test.describe('a back end that never answers', () => {
  test('does not clear the registration form', async ({ page }) => {
    const site = accountPage(page, 'fr');
    const visitor = newVisitor();
    await page.clock.install();
    await page.goto('/fr/auth/');
    await site.fillRegistration(visitor);
    const restore = await withFailure(page, '/register/', 'slow');
    const request = page.waitForRequest(/\/register\/$/);
    await site.submitRegistration();
    await request;
    await page.clock.fastForward(PATIENCE_MS);
    await expect(site.notice('auth.registerFailed')).toBeVisible();
    await restore();
    await site.submitRegistration();
    await expect(site.notice('auth.registerDone')).toBeVisible();
  });

  test('makes the page undo a registration that was not stored', async ({ page, backEnd }) => {
    const site = accountPage(page, 'fr');
    await backEnd.subscribe(await backEnd.signIn(page, await backEnd.member()), ANOTHER);
    await page.clock.install();
    await page.goto(site.programme());
    const button = site.buttonOf(DEBATE);
    await expect(button).toHaveRole('button');
    // Nothing is shown optimistically before the list of registrations is known.
    await expect(site.buttonOf(ANOTHER)).toHaveAccessibleName(site.named('row.unregister'));
    await withFailure(page, `/subscribe/${DEBATE}/`, 'slow');
    const request = page.waitForRequest(/\/subscribe\//);
    await button.click();
    await request;
    // Optimistic update: shown at once, and busy until the back end answers.
    await expect(button).toHaveAccessibleName(site.named('row.unregister'));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(PATIENCE_MS);
    await expect(site.notice('subscription.joinFailed')).toBeVisible();
    await expect(button).toHaveAccessibleName(site.named('row.register'));
  });

  test('is not mistaken for an empty list of events', async ({ page, backEnd }) => {
    const site = accountPage(page, 'fr');
    const token = await backEnd.signIn(page, await backEnd.member());
    await backEnd.subscribe(token, DEBATE);
    await page.clock.install();
    const restore = await withFailure(page, '/subscriptions/', 'slow');
    const request = page.waitForRequest(/\/subscriptions\/$/);
    await page.goto('/fr/userEventSubscriptions/');
    await request;
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.getByText(site.t('myevents.failed'))).toBeVisible();
    await expect(page.getByText(site.t('myevents.empty'))).toBeHidden();
    await restore();
    await page.getByRole('button', { name: site.t('retry') }).click();
    await expect(site.listed).toHaveCount(1);
  });
});

test('a username that is taken is reported in the back end’s words', async ({ page }) => {
  const site = accountPage(page, 'en');
  const visitor = newVisitor();
  await refuse(page, '/register/', {
    username: ['Taken.', 'Choose another.'],
    email: ['Enter a valid address.'],
  });
  await page.goto('/en/auth/');
  await site.fillRegistration(visitor);
  await site.submitRegistration();
  await expect(site.notices.getByText('Taken. Choose another.')).toBeVisible();
  const field = site.register.getByLabel(site.t('auth.username'), { exact: true });
  await expect(field).toHaveValue(visitor.username);
  await expect(field).toHaveAccessibleDescription(/Taken\. Choose another\./);
  await expect(site.register.getByLabel(site.t('auth.email'))).toHaveAccessibleDescription(
    /Enter a valid address\./,
  );
});
