import { pullAgain } from '../pull/pull-again.ts';
import { startEmbeddedApi } from './support/embedded-api.ts';
import { withLock } from './support/lock.ts';
import { serveUntilInterrupted, startNode, tool } from './support/processes.ts';
import { requireFreePorts } from './support/ports.ts';
import { pullFestival } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { step } from './support/steps.ts';

/**
 * `npm run dev [-- --strict]`: runs the back end, a fresh pull, and Astro's development server on PORT, until Ctrl-C.
 * Changes in the festival's folder appear on the page a moment later.
 */
export async function dev(args: string[]): Promise<void> {
  const environment = readSettings();
  const { PORT, usesEmbeddedApi } = environment;
  await requireFreePorts(environment);

  await using api = usesEmbeddedApi ? await step('Back end', () => startEmbeddedApi({}, '--watch')) : null;
  // Locked for the pull only: Astro's server reads the snapshot, and writes to folders of its own.
  await withLock('npm run dev', () => step('Pull', () => pullFestival({}, args)));
  api?.child.on('message', () => void showChange());
  // Astro would detach its server from this process and leave it running.
  const env = { ASTRO_DEV_BACKGROUND: '0' };
  await using astro = startNode(tool('astro/bin/astro.mjs', 'dev', '--port', String(PORT)), { env });
  await serveUntilInterrupted({ 'back end': api, 'development server': astro });
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
