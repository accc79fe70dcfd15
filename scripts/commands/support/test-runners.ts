import { mkdirSync, rmSync } from 'node:fs';
import { runNode, tool } from '../../process/processes.ts';
import { countsOf, type Counts } from './test-counts.ts';

const REPORTS = '.cache/tests/reports';

/** Runs the tests of `tests/unit` and `tests/api`. */
export function unitTests(): Promise<Counts> {
  return runVitest('unit', {}, ['--config=tests/vitest.config.ts']);
}

export function vitestOfBuilds(project: 'builders' | 'built site', env: Record<string, string>) {
  return runVitest(project, env, ['--config=tests/build/vitest.config.ts', `--project=${project}`]);
}

async function runVitest(
  name: string,
  env: Record<string, string>,
  args: string[],
  reporter: 'default' | 'verbose' = 'default',
): Promise<Counts> {
  const report = emptyReport(name.replaceAll(' ', '-'));
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  return countsOf(report, await runNode(tool('vitest/vitest.mjs', 'run', ...args, ...reporters), { env }));
}

/** Runs the tests of `tests/engines` in some engines. @param files parts of the paths of the files to run, or none. */
export function engines(
  env: Record<string, string>,
  names: readonly string[],
  files: readonly string[] = [],
): Promise<Counts> {
  const args = [...files, '--config=tests/engines/vitest.config.ts'];
  // The verbose reporter states why a story was skipped.
  return runVitest('engines', { ...env, ENGINES: names.join(',') }, args, 'verbose');
}

/** Runs one project of the browser tests (`tests/playwright.config.ts`). @param files test files to run, or none. */
export async function playwright(
  env: Record<string, string>,
  project: 'demo' | 'demo, thoroughly' | 'another festival',
  files: readonly string[] = [],
): Promise<Counts> {
  const report = emptyReport(`browser-${project.replaceAll(/\W+/g, '-')}`);
  const isDemo = project !== 'another festival';
  // They run next to the demo's tests, which use both cores.
  const workers = isDemo ? [] : ['--workers=1'];
  // If this variable is empty, the other festival's site is neither built nor tested.
  const other = isDemo ? { OTHER_SITE_UNDER_TEST: '' } : {};
  const config = ['--config=tests/playwright.config.ts', `--project=${project}`, '--reporter=list,json'];
  const exitCode = await runNode(tool('@playwright/test/cli.js', 'test', ...files, ...config, ...workers), {
    env: { ...env, ...other, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return countsOf(report, exitCode);
}

/** Returns the path of a report, and removes an old one, which must not be taken for the new one. */
function emptyReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}
