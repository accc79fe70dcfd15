import { demo } from './support/festivals.ts';
import { blockScript, failureMessage } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';

/** The programme where code of its filters does not come. */

const programme = `/fr/program/${demo.year}/`;
const island = 'ProgrammeFilters.island';

test('the filter of an address is applied without its code, the loss is told, and the next try gets it', async ({
  page,
}) => {
  const unblock = await blockScript(page, island);
  await page.goto(`${programme}?type=4`);
  await expect(failureMessage(page)).toBeVisible();
  await expect(page.getByRole('main').locator('.event-row:visible')).toHaveCount(9);
  await unblock();
  const debates = page.getByRole('button', { name: /^Débats/ });
  await debates.hover();
  await expect(debates).toHaveAttribute('aria-pressed', 'true');
  await expect(failureMessage(page)).toBeHidden();
});

test('the arrows of the calendar say so, and walk on at the next key', async ({ page }) => {
  // The island too: whatever code comes takes the message away.
  const unblock = await blockScript(page, `{arrow-keys.client,${island}}`);
  await page.goto(programme);
  await page.locator('[data-day][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(failureMessage(page)).toBeVisible();
  await unblock();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('a[data-day="2024-10-13"]')).toBeFocused();
  await expect(failureMessage(page)).toBeHidden();
});
