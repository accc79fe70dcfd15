import { runNode, tool } from './processes.ts';

/**
 * The allocators of the system and of the bundler keep what they once had. So they give it back, and a festival of
 * 2,000 events builds within 1 GB (DESIGN §11).
 */
const THRIFTY = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** Astro's mark of a page in its log. */
const PAGE = '├─';

/** Builds the site in a process of its own, with these additions to the environment. Gives its exit code. */
export function runAstroBuild(env: Record<string, string>, ...nodeOptions: string[]): Promise<number> {
  return runNode([...nodeOptions, ...tool('astro/bin/astro.mjs', 'build')], {
    env: { ...THRIFTY, ...env },
    // A line for each of a thousand pages would bury what the build has to say.
    onLine: (line) => {
      if (!line.includes(PAGE)) console.log(line);
    },
  });
}
