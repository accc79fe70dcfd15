import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test('the footer has four menu columns on a wide screen, and none on a phone', async ({ page }) => {
  await page.goto('/en/offline/');
  const columns = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.columns') });
  await expect(columns.getByRole('list')).toHaveCount(4);
  await page.setViewportSize({ width: 760, height: 900 });
  await expect(columns).toBeHidden();
  await page.setViewportSize({ width: 761, height: 900 });
  await expect(columns).toBeVisible();
});
