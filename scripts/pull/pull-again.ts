import { type Environment, readEnvironment } from '../../src/site/environment.ts';
import { meaningfulIds } from '../../src/site/festival.ts';
import { mediaFolder, sealFolder, snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { pull, type PullReport } from './pull.ts';
import { createReader } from './readers/reader.ts';

/** Returns what a pull for this site reads from and writes to. */
export const placesOf = (environment: Environment) => ({
  environment,
  site: meaningfulIds(environment.SITE_SLUG),
  snapshots: snapshotFolder(environment),
  media: mediaFolder,
  seals: sealFolder(environment),
});

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
