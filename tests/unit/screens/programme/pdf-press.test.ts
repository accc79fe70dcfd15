import { expect, test } from 'vitest';
import { isPdf } from '../../../../src/screens/programme/pdf-press.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['a PDF is recognised', '%PDF-1.7\n…', true],
  ['a PDF after some white space is recognised', `${' '.repeat(1000)}%PDF-1.4`, true],
  ['a page that mentions a PDF only far below is not a PDF', `${' '.repeat(2000)}%PDF-1.4`, false],
  ['a page of a portal is not a PDF', '<!doctype html><title>Log in</title>', false],
  ['a file that is cut short is not a PDF', '%PD', false],
  ['an empty file is not a PDF', '', false],
])('%s', (_, text, expected) => {
  expect(isPdf(bytes(text))).toBe(expected);
});
