import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countsOf } from '../../../scripts/commands/support/test-counts.ts';
import { sharedFolder } from '../../fixtures/temporary-folder.ts';

const folder = sharedFolder();

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = report('vitest.json', { numPassedTests: 12, numFailedTests: 0, numPendingTests: 1 });
const playwright = report('playwright.json', {
  stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 },
});

test('counts are read from the reports of both runners', () => {
  expect(countsOf(vitest, 0)).toEqual({ passed: 12, failed: 0, skipped: 1, flaky: 0 });
  expect(countsOf(playwright, 1)).toEqual({ passed: 8, failed: 2, skipped: 3, flaky: 1 });
});

test('a runner that fails without a failing test still counts as a failure', () => {
  expect(countsOf(vitest, 1)).toEqual({ passed: 12, failed: 1, skipped: 1, flaky: 0 });
  expect(countsOf(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
});
