// A process that opens what comes from outside, one thing after another, so that what a file or a text does to it ends
// with it. `reader-processes.ts` starts it, and ends it when something takes too long.
import { setInterval } from 'node:timers';
import sharp from 'sharp';
import { createReader, type Reader, type ReaderSite } from './reader.ts';

/** Messages to a reader: the first one, and those after it. */
export type Task =
  | { open: ReaderSite }
  | { inspect: Parameters<Reader['inspect']> }
  | { sanitise: Parameters<Reader['sanitise']> };

export interface Answer {
  result?: unknown;
  /** Why there is no result. */
  refused?: string;
  /** Whether the process is of no use for another task: it has ended, or grown large. */
  isLast: boolean;
}

const WATCHED_EVERY_MS = 50;
const [, , megabytes] = process.argv;
const mostBytes = Number(megabytes) * 2 ** 20;

const answer = (said: Answer): void => void process.send?.(said);

// Pictures are decoded in threads beside this one, and in memory that no option of Node limits.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes)
    answer({ refused: `takes more than ${megabytes} MB of memory to be opened`, isLast: true });
}, WATCHED_EVERY_MS).unref();
sharp.cache(false);

let reader: Reader | undefined;

async function done(task: Task): Promise<unknown> {
  if ('open' in task) reader = createReader(task.open);
  else if ('inspect' in task) return reader?.inspect(...task.inspect);
  else return reader?.sanitise(...task.sanitise);
  return undefined;
}

process.on('message', (task: Task) => {
  const tell = (said: Omit<Answer, 'isLast'>): void =>
    answer({ ...said, isLast: process.memoryUsage.rss() > mostBytes / 2 });
  done(task).then(
    (result) => tell({ result }),
    (error: unknown) => tell({ refused: error instanceof Error ? error.message : String(error) }),
  );
});
