import { existsSync, readFileSync } from 'node:fs';
import { Failure } from '../../process/failure.ts';
import { replaceFile } from '../../files/replace-file.ts';

/** Results by key. A key states everything that the result depends on, e.g. the hash of a file. */
export interface Results {
  of: <Result>(key: string, compute: () => Result | Promise<Result>) => Promise<Result>;
}

/** Computes every result. */
export const computedResults: Results = { of: async (_key, compute) => compute() };

/**
 * Returns results that are kept in a file from one build to the next, as JSON, as long as their version is the same.
 * @throws Failure when the file is damaged.
 */
export function keptResults(file: string, version: string) {
  const former = formerResults(file, version);
  const current = new Map<string, unknown>();
  const results: Results = {
    of: async <Result>(key: string, compute: () => Result | Promise<Result>) => {
      const result = former.has(key) ? (former.get(key) as Result) : await compute();
      current.set(key, result);
      return result;
    },
  };
  return {
    ...results,
    /** Keeps the results that were asked for; all others are forgotten. */
    write: () => replaceFile(file, JSON.stringify({ version, results: [...current] })),
  };
}

function formerResults(file: string, version: string): ReadonlyMap<string, unknown> {
  if (!existsSync(file)) return new Map();
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { version: string; results: [string, unknown][] };
    return new Map(kept.version === version ? kept.results : []);
  } catch (cause) {
    throw new Failure(`${file} is damaged: delete it and build again`, { cause });
  }
}
