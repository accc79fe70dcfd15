import { pathIn } from '../fixtures/routes.ts';
import { expect, test } from './support/test.ts';

test('a printed event has its pictures, those that nobody had scrolled to as well', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathIn('fr', 'event/Contre-jour'));
  const pictures = page.getByRole('main').locator('figure img, .cover');
  expect(await pictures.count()).toBeGreaterThan(8);
  const pdf = await page.pdf({ format: 'A4' });
  const printed = pdf.toString('latin1').match(/\/Subtype\s*\/Image/g) ?? [];
  expect(printed.length).toBeGreaterThanOrEqual(await pictures.count());
});
