import { mkdirSync, rmSync } from 'node:fs';
import { runNode, tool } from './processes.ts';
import { countsOf, type Counts } from './test-counts.ts';

const REPORTS = '.cache/tests/reports';

/** Runs one folder of Vitest tests. */
export function vitest(folder: 'unit' | 'api' | 'build', env: Record<string, string> = {}): Promise<Counts> {
  const config = folder === 'build' ? 'tests/build/vitest.config.ts' : 'tests/vitest.config.ts';
  const report = emptyReport(folder);
  return count(report, env, [
    ...tool('vitest/vitest.mjs', 'run', `tests/${folder}`, `--config=${config}`),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
}

/** Runs the browser tests. */
export function playwright(env: Record<string, string>): Promise<Counts> {
  const report = emptyReport('browser');
  return count(report, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, [
    ...tool('@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', '--reporter=list,json'),
  ]);
}

async function count(report: string, env: Record<string, string>, args: string[]): Promise<Counts> {
  return countsOf(report, await runNode(args, { env }));
}

/** Path of a report, with any old one removed: it must not pass for the new one. */
function emptyReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}
