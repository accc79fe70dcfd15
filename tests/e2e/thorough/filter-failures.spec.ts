import { demo } from '../support/festivals.ts';
import { blockScript, failureMessage } from '../support/script-failures.ts';
import { expect, test } from '../support/test.ts';

/** The programme if code of its filters cannot be loaded. */

const programme = `/fr/program/${demo.year}/`;
const island = 'ProgrammeFilters.island';

test('the filter in an address works without the filter code, whose loss is reported, and the next try loads it', async ({
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

test('arrow keys whose code is lost report it, and move in the calendar at the next key press', async ({
  page,
}) => {
  // The island is blocked too: any code that loads removes the message.
  const unblock = await blockScript(page, `{arrow-keys.client,${island}}`);
  await page.goto(programme);
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(failureMessage(page)).toBeVisible();
  await unblock();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('a[href$="2024-10-13"]')).toBeFocused();
  await expect(failureMessage(page)).toBeHidden();
});
