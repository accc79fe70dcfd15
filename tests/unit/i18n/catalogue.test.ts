import { expect, test } from 'vitest';
import en from '../../../i18n/en.json' with { type: 'json' };

test.each([
  ['pdf.unavailable', 'Sorry, the PDF is currently unavailable.'],
  ['pdf.failed', 'An error occurred while downloading the PDF.'],
  ['page.untitled', 'Default Title'],
] as const)('the message “%s” has the words agreed with the festival, in English', (key, words) => {
  expect(en[key]).toBe(words);
});
