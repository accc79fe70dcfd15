import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../src/components/inline-script.ts';
import { paintFirstPageAtOnce, showFonts } from '../../../src/shell/first-paint.ts';

interface Visit {
  referrer?: string;
  hasWorker?: boolean;
}

/** Returns whether the script shows the site's own fonts on a screen on which the styles alone do not. */
function areShown({ referrer, hasWorker = false }: Visit): boolean {
  const { window } = new JSDOM('<style>@media (min-width:48rem){@font-face{font-family:"Own"}}</style>', {
    url: 'https://dhaw.example/fr/',
    runScripts: 'outside-only',
    ...(referrer && { referrer }),
  });
  if (hasWorker) Object.assign(window.navigator, { serviceWorker: { controller: {} } });
  window.eval(inlineScript(showFonts));
  const rule = window.document.styleSheets[0]?.cssRules[0];
  return (rule as CSSMediaRule).media.mediaText === '';
}

describe('the fonts of the site on a phone', () => {
  test('do not delay the text of the first page', () => {
    expect(areShown({})).toBe(false);
    expect(areShown({ referrer: 'https://elsewhere.example/' })).toBe(false);
  });

  test('are shown on the pages that follow, after a link or on a later visit', () => {
    expect(areShown({ referrer: 'https://dhaw.example/en/' })).toBe(true);
    expect(areShown({ hasWorker: true })).toBe(true);
  });
});

test('a page waits for its picture only if it follows another, whose picture may grow into it', () => {
  const waits = (referrer?: string): boolean => {
    const { window } = new JSDOM('<link rel="expect" href="#cover" blocking="render">', {
      url: 'https://dhaw.example/fr/',
      runScripts: 'outside-only',
      ...(referrer && { referrer }),
    });
    window.eval(inlineScript(paintFirstPageAtOnce));
    return window.document.querySelector('link') !== null;
  };
  expect(waits('https://dhaw.example/en/')).toBe(true);
  expect(waits('https://elsewhere.example/')).toBe(false);
  expect(waits()).toBe(false);
});
