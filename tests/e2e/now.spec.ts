import { formatClock } from '../../src/domain/time/clock-style.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');
const palace = 'Kheireddine Palace';

test.describe('the page of what is on now', () => {
  // To the site, each visit begins on 12 October 2024 at 17:00 in Tunis, which is noon in New York.
  test.use({ timezoneId: 'America/New_York' });

  test('follows the festival’s time as it passes, without a network', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/en/now/');
    const group = (key: string) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: t(key), exact: true }) })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
    const against = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Against the Light' }) });
    await expect(against).toContainText(t('state.closesIn').replace('{left}', '60\u00a0min'));
    await expect(group('now.closing').filter({ hasText: 'Against the Light' })).toHaveCount(1);
    await context.setOffline(true);
    await page.clock.fastForward(3_600_000);
    await expect(against).toHaveCount(0);
    await expect(group('now.tonight').filter({ hasText: 'Darkroom, Echo Chamber' })).toContainText(
      t('state.vernissageAt').replace('{time}', formatClock('18:30', 'en')),
    );
    // Midnight passes while the page is open. The 15th is a public holiday.
    await page.clock.fastForward(65 * 3_600_000);
    await expect(page.getByText('Public holiday: Evacuation Day')).toBeVisible();
    await expect(page.getByText('Closed on this day only: Write When You Arrive')).toBeVisible();
  });

  test('shows walking times from a venue, without asking for the visitor’s position', async ({ page }) => {
    await page.goto('/en/map/1/');
    await page
      .getByRole('link', { name: t('now.fromPlace') })
      .first()
      .click();
    await expect(page.getByLabel(t('now.from'))).toHaveValue('1');
    await expect(page.getByRole('status').filter({ hasText: palace })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Dar Lasram' }).first()).toContainText(
      '2 min walk',
    );
  });
});
