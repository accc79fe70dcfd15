// A process that opens files and texts from outside, one after another, so that any harm they do ends with the process.
// `reader-processes.ts` starts it, and ends it when a task takes too long.
import { setInterval } from 'node:timers';
import sharp from 'sharp';
import { createReader, type Reader, type ReaderSite } from './reader.ts';

/** Messages to a reader process: `open` is the first one, the others follow. */
export type Task =
  | { open: ReaderSite }
  | { inspect: Parameters<Reader['inspect']> }
  | { sanitise: Parameters<Reader['sanitise']> };

export interface Answer {
  result?: unknown;
  /** Reason why there is no result. */
  refused?: string;
  /** Whether the process cannot be used for another task, since it has ended or grown large. */
  isLast: boolean;
}

const WATCHED_EVERY_MS = 50;
const [, , megabytes] = process.argv;
const mostBytes = Number(megabytes) * 2 ** 20;

const send = (answer: Answer): void => void process.send?.(answer);

// Pictures are decoded in other threads, and in memory that no option of Node limits.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes)
    send({ refused: `takes more than ${megabytes} MB of memory to be opened`, isLast: true });
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
  const report = (result: Omit<Answer, 'isLast'>): void =>
    send({ ...result, isLast: process.memoryUsage.rss() > mostBytes / 2 });
  done(task).then(
    (result) => report({ result }),
    (error: unknown) => report({ refused: error instanceof Error ? error.message : String(error) }),
  );
});
