import type { Page } from '@playwright/test';

/** Returns the visitor's own colours of a selection, its ground and its text: `rgb(…)`. */
export const selectionColours = (page: Page): Promise<[ground: string, text: string]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return [backgroundColor, color];
  });
