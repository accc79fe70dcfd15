import type { Locator } from '@playwright/test';
import { selectionColours } from './support/selection-colours.ts';
import { expect, test } from './support/test.ts';

const coloursOf = (control: Locator): Promise<string[]> =>
  control.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });

/** The colour of the ring around a control; null if it has none. */
const ringOf = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    return outlineStyle === 'none' ? null : outlineColor;
  });

const groups = [
  { what: 'types', route: 'program/2024', chosen: /^Debates/, other: /^Workshops/ },
  { what: 'days', route: 'program/2024', chosen: /^Thursday 10\s/, other: /^Friday 11\s/ },
  { what: 'views of the agenda', route: 'calendar', chosen: /^Week/, other: /^Month/ },
  { what: 'ways to sign in', route: 'auth', chosen: /^Register/, other: /^Log in/ },
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  for (const { what, route, chosen, other } of groups)
    test(`in the visitor’s own colours, ${colorScheme}, the chosen one of ${what} is unlike the one with the focus`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/en/${route}/`);
      const role = route === 'auth' ? 'tab' : 'button';
      const [one, another] = [page.getByRole(role, { name: chosen }), page.getByRole(role, { name: other })];
      await one.click();
      await another.focus();
      await page.keyboard.press('Shift');
      const selection = await selectionColours(page);
      await expect.poll(() => coloursOf(one)).toEqual(selection);
      expect(await ringOf(one)).toBeNull();
      expect(await coloursOf(another)).not.toEqual(selection);
      expect(await ringOf(another)).not.toBeNull();
      await one.focus();
      await page.keyboard.press('Shift');
      expect(await coloursOf(one)).toEqual(selection);
      expect([null, selection[0]]).not.toContain(await ringOf(one));
    });
