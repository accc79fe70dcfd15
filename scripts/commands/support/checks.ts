import { readSnapshot, SnapshotError } from '../../../src/content/snapshot.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { withBackEnd } from './embedded-api.ts';
import { ReportedFailure } from './failure.ts';
import { withLock } from './lock.ts';
import { runNode, tool } from './processes.ts';
import { pullFestival } from './pull-festival.ts';
import { readSettings } from './settings.ts';
import { step } from './steps.ts';

export interface Check {
  name: string;
  args: string[];
}

/** The checks that need no running site: formatting, lint and types. */
export const checks: readonly Check[] = [
  { name: 'Format', args: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  {
    name: 'Lint',
    args: tool('eslint/bin/eslint.js', '--config=scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'),
  },
  { name: 'Types', args: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'Types of pages', args: tool('astro/bin/astro.mjs', 'check', '--noSync') },
];

/** @throws ReportedFailure when the check fails. */
export async function runCheck({ name, args }: Check): Promise<void> {
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
