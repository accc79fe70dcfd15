import { readSnapshot, SnapshotError } from '../../../src/content/snapshot.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { withBackEnd } from './embedded-api.ts';
import { ReportedFailure } from './failure.ts';
import { withLock } from './lock.ts';
import { runNode, tool } from './processes.ts';
import { pullFestival } from './pull-festival.ts';
import { createLimiter } from '../../pull/client/limiter.ts';
import { readSettings } from './settings.ts';
import { step } from './steps.ts';
import type { TestRun } from './test-run.ts';

interface Check {
  name: string;
  args: string[];
}

/** The checks that need no running site: formatting, lint and types. */
const checks: readonly Check[] = [
  {
    name: 'Lint',
    args: tool('eslint/bin/eslint.js', '--config=scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'),
  },
  // It reads scripts and tests too, and finds there what TypeScript's own command does.
  { name: 'Types', args: tool('astro/bin/astro.mjs', 'check', '--noSync') },
  { name: 'Format', args: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
];

/** Each works on one core, and takes about a gigabyte: two at a time, the longest first. */
const AT_ONCE = 2;

/** Runs every check, whichever fails, and counts each in the run. */
export async function runChecks(run: TestRun): Promise<void> {
  const limit = createLimiter(AT_ONCE);
  await Promise.all(checks.map((one) => limit(() => run.check(one.name, () => runCheck(one)))));
}

/** @throws ReportedFailure when the check fails. */
async function runCheck({ name, args }: Check): Promise<void> {
  if ((await runNode(args)) !== 0) throw new ReportedFailure(`${name} failed.`);
}

/**
 * Writes the types of the collections, which lint and types need. Astro reads them off a snapshot; the first is pulled.
 * @throws ReportedFailure when that fails.
 */
export async function prepareChecks(env: Record<string, string> = {}): Promise<void> {
  const environment = readSettings(env);
  if (!hasSnapshot(environment)) {
    await withLock('npm run check', () =>
      step('Pull', () => withBackEnd(environment, (overrides) => pullFestival(overrides, []))),
    );
  }
  const code = await runNode(tool('astro/bin/astro.mjs', 'sync', '--silent'), { env });
  if (code !== 0) throw new ReportedFailure('The types of the collections could not be written.');
}

function hasSnapshot(environment: Environment): boolean {
  try {
    readSnapshot(snapshotFolder(environment));
    return true;
  } catch (error) {
    if (error instanceof SnapshotError) return false;
    throw error;
  }
}
