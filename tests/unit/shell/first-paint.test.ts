import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../src/components/inline-script.ts';
import { paintFirstPageAtOnce, showFonts } from '../../../src/shell/first-paint.ts';

/** Opens a page with this HTML, from another page or from none. */
function windowOf(html: string, referrer?: string) {
  const url = 'https://dhaw.example/fr/';
  return new JSDOM(html, { url, runScripts: 'outside-only', ...(referrer && { referrer }) }).window;
}

/** Returns whether the script shows the site's own fonts on a screen on which the styles alone do not. */
function areShown(referrer?: string, hasWorker = false): boolean {
  const window = windowOf('<style>@media (min-width:48rem){@font-face{font-family:"Own"}}</style>', referrer);
  if (hasWorker) Object.assign(window.navigator, { serviceWorker: { controller: {} } });
  window.eval(inlineScript(showFonts));
  const rule = window.document.styleSheets[0]?.cssRules[0];
  return (rule as CSSMediaRule).media.mediaText === '';
}

test.each([
  ['are not shown on a first page, whose text they would delay', undefined, false, false],
  ['are not shown on a page that another site links to', 'https://elsewhere.example/', false, false],
  ['are shown on a page that follows another', 'https://dhaw.example/en/', false, true],
  ['are shown on a later visit', undefined, true, true],
])('the fonts of the site on a phone %s', (_, referrer, hasWorker, shown) => {
  expect(areShown(referrer, hasWorker)).toBe(shown);
});

test('a page waits for its picture only if it follows another, whose picture may grow into it', () => {
  const waits = (referrer?: string): boolean => {
    const window = windowOf('<link rel="expect" href="#cover" blocking="render">', referrer);
    window.eval(inlineScript(paintFirstPageAtOnce));
    return window.document.querySelector('link') !== null;
  };
  expect(waits('https://dhaw.example/en/')).toBe(true);
  expect(waits('https://elsewhere.example/')).toBe(false);
  expect(waits()).toBe(false);
});
