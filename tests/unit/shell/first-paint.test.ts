import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../src/components/inline-script.ts';
import { showFonts } from '../../../src/shell/first-paint.ts';

interface Visit {
  referrer?: string;
  hasWorker?: boolean;
}

/** Whether the page shows the site's own fonts where its styles do not do so by themselves. */
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

describe('on a phone the fonts of the site', () => {
  test('do not hold back the words of the first page', () => {
    expect(areShown({})).toBe(false);
    expect(areShown({ referrer: 'https://elsewhere.example/' })).toBe(false);
  });

  test('are shown on the pages that follow it, by a link or by a later visit', () => {
    expect(areShown({ referrer: 'https://dhaw.example/en/' })).toBe(true);
    expect(areShown({ hasWorker: true })).toBe(true);
  });
});
