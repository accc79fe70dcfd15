import { cpSync, existsSync, rmSync } from 'node:fs';
import { type Environment, readEnvironment } from '../../src/site/environment.ts';
import { snapshotFolder, SNAPSHOTS_DIR } from '../../src/site/snapshot-folder.ts';
import { placesOf } from '../pull/options.ts';
import { pull, type PullReport } from '../pull/pull.ts';
import { createReader } from '../pull/readers/reader.ts';
import { startEmbeddedApi } from './support/embedded-api.ts';
import { withLock } from './support/lock.ts';
import { serveUntilInterrupted, startNode, tool } from '../process/processes.ts';
import { requireFreePorts } from './support/ports.ts';
import { pullFestival } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { step } from './support/steps.ts';

/**
 * `npm run dev [-- --strict]`: runs the back end, a fresh pull, and Astro's development server on PORT, until Ctrl-C.
 * Changes in the festival's folder appear on the page a moment later, and are not recorded for later builds.
 */
export async function dev(args: string[]): Promise<void> {
  const environment = readSettings();
  const { PORT, usesEmbeddedApi } = environment;
  await requireFreePorts(environment);
  using _trial = startTrial(environment);

  await using api = usesEmbeddedApi ? await step('Back end', () => startEmbeddedApi({}, '--watch')) : null;
  // Locked for the pull only: Astro's server reads the snapshot, and writes to folders of its own.
  await withLock('npm run dev', () => step('Pull', () => pullFestival({}, args)));
  api?.child.on('message', () => void showChange());
  // Astro would detach its server from this process and leave it running.
  const env = { ASTRO_DEV_BACKGROUND: '0' };
  await using astro = startNode(tool('astro/bin/astro.mjs', 'dev', '--port', String(PORT)), { env });
  await serveUntilInterrupted({ 'back end': api, 'development server': astro });
}

/**
 * Lets this command and its processes take snapshots in a copy of the last one, which is removed at the end: what an
 * editor tries is not recorded as a change of the published festival.
 */
export function startTrial(environment: Environment, folder = `.data/trial-${environment.PORT}`): Disposable {
  const published = snapshotFolder(environment);
  const end = (): void => rmSync(folder, { recursive: true, force: true });
  // Left by a command that was killed.
  end();
  process.env[SNAPSHOTS_DIR] = folder;
  if (existsSync(published)) cpSync(published, snapshotFolder(environment), { recursive: true });
  return { [Symbol.dispose]: end };
}

let changes: Promise<void> = Promise.resolve();

/** Pulls the festival into a new snapshot, which Astro's server then shows. Changes are handled one by one. */
function showChange(): Promise<void> {
  return (changes = changes
    .then(() => withLock('npm run dev', () => pullAgain(process.env)))
    .then((report) => {
      if (report.outcome === 'previous') console.error(report.reason.message);
    })
    .catch((error: unknown) => console.error(error instanceof Error ? error.message : error)));
}

/**
 * Takes a snapshot of a local festival that is being edited. Its files are trusted, so they are read in this process,
 * which takes a tenth of the time. Changes are accepted, since records are removed on purpose.
 */
export function pullAgain(variables: Record<string, string | undefined>): Promise<PullReport> {
  return pull({
    ...placesOf(readEnvironment(variables)),
    acceptChanges: true,
    openReader: (site) => Promise.resolve({ ...createReader(site), [Symbol.dispose]: () => undefined }),
  });
}
