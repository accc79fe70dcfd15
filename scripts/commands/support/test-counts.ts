import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Number of the passed tests that passed only at their second try. */
  flaky: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
export const onePassed: Counts = { ...noTests, passed: 1 };
export const oneFailed: Counts = { ...noTests, failed: 1 };

export function sum(counts: readonly Counts[]): Counts {
  const total = { ...noTests };
  for (const one of counts) for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += one[key];
  return total;
}

const number = z.number();
const vitestReport = z
  .object({ numPassedTests: number, numFailedTests: number, numPendingTests: number })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: 0,
  }));

const playwrightReport = z
  .object({ stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }) })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));

const report = z.union([vitestReport, playwrightReport]);

/**
 * Returns the counts of a runner's JSON report. A runner that failed counts at least one failure, even if none of its
 * tests failed (a file that could not be read, a crash) or it wrote no report.
 */
export function countsOf(file: string, exitCode: number): Counts {
  const counts = existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
