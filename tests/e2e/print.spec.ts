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

test('the sheet of the busiest venue is one side of A4, with a code to be read from afar', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const lang of ['fr', 'en'] as const) {
    await page.goto(pathIn(lang, 'venue/9'));
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const code = await page.getByRole('main').locator('svg[role="img"]').boundingBox();
    expect(code?.width).toBeGreaterThan(300);
  }
});
