import { readEnvironment } from '../../src/site/environment.ts';
import { placesOf } from './options.ts';
import { pull, type PullReport } from './pull.ts';
import { createReader } from './readers/reader.ts';

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
