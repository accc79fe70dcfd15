import { expect, test } from './support/test.ts';
import { watchFaults } from './support/watched-page.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test.describe('the timeline of editions', () => {
  test('moves by 100 px a step, without animation if the visitor wants none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/editions/');
    const rail = page.getByRole('list', { name: t('editions.timeline') });
    const left = (): Promise<number> => rail.evaluate((list) => list.scrollLeft);
    await rail.evaluate((list) => list.scrollTo({ left: 200, behavior: 'instant' }));
    await page.getByRole('button', { name: t('editions.previous') }).click();
    await expect.poll(left).toBe(100);
    const moved = await page.getByRole('button', { name: t('editions.next') }).evaluate((button) => {
      const list = document.querySelector('#timeline');
      const from = list?.scrollLeft ?? 0;
      (button as HTMLElement).click();
      return (list?.scrollLeft ?? 0) - from;
    });
    expect(moved).toBe(100);
  });

  test('scrolls the card that Tab reaches fully into view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/en/editions/');
    const rail = page.getByRole('list', { name: t('editions.timeline') });
    await rail.evaluate((list) => list.scrollTo({ left: 0 }));
    await rail.focus();
    for (const card of await rail.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('shows the edition of the selected card below; going back shows the previous one', async ({
    page,
  }) => {
    await page.goto('/en/editions/');
    const card = (year: number) =>
      page.getByRole('list', { name: t('editions.timeline') }).getByRole('link', { name: String(year) });
    const shown = page.getByRole('article').getByRole('heading', { level: 2 }).first();
    await card(2016).click();
    await expect(shown).toHaveText('Dhaw 2016');
    await expect(shown).toBeInViewport();
    await expect(card(2016)).toHaveAttribute('aria-current', 'true');
    await expect(card(2024)).not.toHaveAttribute('aria-current');
    await expect(page).toHaveURL('/en/editions/?year=2016');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('editions.title'));
    await page.reload();
    await expect(shown).toHaveText('Dhaw 2016');
    await page.goBack();
    await expect(shown).toHaveText('Dhaw 2024');
  });
});

test('the selected edition has its styles, and violates no content security policy', async ({
  page,
  baseURL,
}) => {
  const { errors } = watchFaults(page, baseURL ?? '');
  await page.goto('/fr/editions/');
  const article = page.getByRole('article');
  const parts = () => article.evaluate((element) => [...element.children].map(({ tagName }) => tagName));
  const before = await parts();
  await page.getByRole('list', { name: 'Frise des éditions' }).getByRole('link', { name: '2022' }).click();
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('Dhaw 2022');
  // Further parts of the edition's own page would need styles that this page does not load.
  expect(await parts()).toEqual(before);
  expect(errors).toEqual([]);
});

test('in forced colours the current edition is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fr/editions/');
  const line = (element: Element): string => getComputedStyle(element).borderBottomColor;
  const cards = page.getByRole('list', { name: 'Frise des éditions' }).getByRole('link');
  const lines = await Promise.all((await cards.all()).map((card) => card.evaluate(line)));
  expect(lines.filter((one) => one === lines.at(-1))).toHaveLength(1);
});

test('an edition that cannot be loaded in place opens as a page', async ({ page }) => {
  await page.goto('/fr/editions/');
  await page.route('**/fr/edition/2014/', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.getByRole('list', { name: 'Frise des éditions' }).getByRole('link', { name: '2014' }).click();
  await expect(page).toHaveURL('/fr/edition/2014/#edition');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhaw 2014');
});

test('the whole page of an edition has its colours, even the text selection in the header', async ({
  page,
}) => {
  await page.goto('/fr/edition/2014/');
  const selection = (role: 'banner' | 'article') =>
    page.getByRole(role).evaluate((element) => getComputedStyle(element, '::selection').backgroundColor);
  const [header, article] = [await selection('banner'), await selection('article')];
  expect(header).toBe(article);
});

test('only one picture has the name by which it grows into that of the next page: that of the link with the focus', async ({
  page,
}) => {
  await page.goto('/fr/edition/2024/');
  const named = (): Promise<number> =>
    page
      .locator('.cover, .frame')
      .evaluateAll(
        (pictures) => pictures.filter((one) => getComputedStyle(one).viewTransitionName === 'picture').length,
      );
  expect(await named()).toBe(1);
  await page.getByRole('main').locator('a:has(.frame)').first().focus();
  expect(await named()).toBe(1);
  await expect(page.locator('.cover')).toHaveCSS('view-transition-name', 'none');
});
