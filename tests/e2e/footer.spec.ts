import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test.describe('the footer', () => {
  test('links to the contact page, the legal notice and the social networks', async ({ page }) => {
    await page.goto('/en/offline/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: t('footer.contact') })).toHaveAttribute(
      'href',
      '/en/contact/',
    );
    await expect(footer.getByRole('link', { name: t('footer.legal') }).last()).toHaveAttribute(
      'href',
      '/en/page/19/',
    );
    const social = footer.getByRole('list', { name: t('footer.social') }).getByRole('link');
    await expect(social.first()).toHaveAttribute('target', '_blank');
    await expect(social.first()).toHaveAttribute('rel', 'noopener');
    await expect(social.first()).toHaveAccessibleName(new RegExp(t('a11y.externalLink')));
    await expect(footer).toContainText('© 2024 Dhaw');
  });

  test('has four menu columns on a wide screen, and none on a phone', async ({ page }) => {
    await page.goto('/en/offline/');
    const columns = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.columns') });
    await expect(columns.getByRole('list')).toHaveCount(4);
    await page.setViewportSize({ width: 760, height: 900 });
    await expect(columns).toBeHidden();
    await page.setViewportSize({ width: 761, height: 900 });
    await expect(columns).toBeVisible();
  });
});

test('the footer has a logo row on the home page only', async ({ page }) => {
  await page.goto('/fr/');
  const logo = page.getByRole('contentinfo').getByText(/^Biennale de photographie/);
  await expect(logo).toBeVisible();
  await page.goto('/fr/offline/');
  await expect(logo).toHaveCount(0);
});

test('the intro gate has no footer', async ({ page }) => {
  await page.goto('/fr/accueil/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
