import { pathIn } from '../fixtures/routes.ts';
import { eventSummaries } from './support/event-summaries.ts';
import { expect, test } from './support/test.ts';

test('a printed event has all its pictures, including those that were not scrolled to', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathIn('fr', 'event/Contre-jour'));
  const pictures = page.getByRole('main').locator('figure img, .cover');
  expect(await pictures.count()).toBeGreaterThan(8);
  const pdf = await page.pdf({ format: 'A4' });
  const printed = pdf.toString('latin1').match(/\/Subtype\s*\/Image/g) ?? [];
  expect(printed.length).toBeGreaterThanOrEqual(await pictures.count());
});

test('the sheet of the busiest venue fits on one A4 page, with a code that is readable from afar', async ({
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

test('the printed team has the role of each person, which on screen may need a hover', async ({ page }) => {
  await page.goto(pathIn('fr', 'join-us'));
  const role = page.getByRole('main').locator('.role').first();
  await expect(role).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(role).toHaveCSS('opacity', '1');
});

test('a plan of 25 events, half of which overlap, fits on one A4 page', async ({ page, request }) => {
  const summaries = await eventSummaries((path) => request.get(path), 'fr');
  const events = [...summaries].sort(([one], [other]) => one - other);
  const idsOf = (isWanted: (first: string, last: string) => boolean) =>
    events.flatMap(([id, { time }]) => (time && isWanted(time.firstDay, time.lastDay) ? [id] : []));
  const on = (day: string) => idsOf((first, last) => first === day && last === day);
  const exhibitions = idsOf((first, last) => first.startsWith('2024-10') && first < last);
  const ids = [
    ...on('2024-10-12').slice(0, 8),
    ...on('2024-10-19').slice(0, 6),
    ...on('2024-10-13').slice(0, 6),
    ...exhibitions.slice(0, 5),
  ];
  expect(ids).toHaveLength(25);
  await page.addInitScript(
    (plan) => localStorage.setItem('plan', plan),
    JSON.stringify(ids.map((id) => ({ id }))),
  );
  await page.goto('/fr/plan/');
  await expect(page.locator('main .event-row')).toHaveCount(25);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
