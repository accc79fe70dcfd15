import { expect, test } from 'vitest';
import { isPdf } from '../../../../src/screens/programme/pdf-press.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['a PDF', '%PDF-1.7\n…', true],
  ['a PDF after some white space', `${' '.repeat(1000)}%PDF-1.4`, true],
  ['a page that only mentions one far below', `${' '.repeat(2000)}%PDF-1.4`, false],
  ['a page of a portal', '<!doctype html><title>Log in</title>', false],
  ['a file cut short', '%PD', false],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(isPdf(bytes(text))).toBe(expected);
});
