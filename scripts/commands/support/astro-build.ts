import { COLLECT_GARBAGE_EARLY, RETURN_FREED_MEMORY } from './memory.ts';
import { type ProcessOptions, runNode, tool } from './processes.ts';

/** Prefix of a page in Astro's log. */
const PAGE = '├─';

/** A test runner says otherwise of itself, and Vite and React would heed it. */
const FOR_VISITORS = { NODE_ENV: 'production', MODE: 'production', PROD: '1', DEV: '' };

interface AstroBuildOptions extends Pick<ProcessOptions, 'openFiles'> {
  nodeOptions?: readonly string[];
}

/** Builds the site in a process of its own, with these additions to the environment. Gives its exit code. */
export function runAstroBuild(
  env: Record<string, string>,
  { nodeOptions = [], openFiles }: AstroBuildOptions = {},
): Promise<number> {
  return runNode([COLLECT_GARBAGE_EARLY, ...nodeOptions, ...tool('astro/bin/astro.mjs', 'build')], {
    // A festival of 2,000 events is to build within 1 GB.
    env: { ...RETURN_FREED_MEMORY, ...FOR_VISITORS, ...env },
    openFiles,
    // A line for each of a thousand pages would hide the other messages.
    onLine: (line) => {
      if (!line.includes(PAGE)) console.log(line);
    },
  });
}
