import { expect, test } from 'vitest';
import { withBoldFallback } from '../../../../scripts/astro/internals/font-rules.ts';

const file = '@font-face{font-family:"Sans";src:url("/sans.woff2");font-weight:400 600;}';
const standIn =
  '@font-face{font-family:"Sans fallback: Arial";src:local("Arial");font-weight:400 600;size-adjust:100%;ascent-override:94%;descent-override:23.5%;}';

test('bold words are bold while Arial is shown as the fallback of a font', () => {
  const rules = withBoldFallback(file + standIn).split('}');
  expect(rules.slice(1, 3)).toEqual([
    '@font-face{font-family:"Sans fallback: Arial";src:local("Arial");font-weight:400 500;size-adjust:100%;ascent-override:94%;descent-override:23.5%;',
    // Scaled down, since bold Arial is wider, with the same line height.
    '@font-face{font-family:"Sans fallback: Arial";src:local("Arial Bold");font-weight:600;size-adjust:94.0%;ascent-override:100.0%;descent-override:25.0%;',
  ]);
});

test('the rule of the font file stays as it is', () => {
  expect(withBoldFallback(file + standIn).startsWith(file)).toBe(true);
});

test('rules without the fallback face stop the build', () => {
  expect(() => withBoldFallback(file)).toThrow('scripts/astro/internals/font-rules.ts');
});
