import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { InspectedFile } from '../media/inspect.ts';
import { UnsafeSanitiser } from '../sanitise/canary.ts';
import type { Answer, Task } from './reader-process.ts';
import type { Reader, ReaderSite } from './reader.ts';

/** Number of simultaneous processes: enough for two cores. */
const PROCESSES = 2;
/** Generous, since the start involves nothing from outside. */
const START_SECONDS = 300;

/**
 * Limits for one file or text, several times what a camera's largest picture or a text of a million characters needs.
 * The memory is that of the process as a whole.
 */
const LIMITS = { seconds: 30, megabytes: 768 };

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

/**
 * Opens a reader that works in separate processes, with limits of time and memory: a file or text that exceeds a limit
 * is refused like any other that cannot be read. The processes end when the reader is disposed of.
 * @throws UnsafeSanitiser when the sanitiser fails its proof.
 */
export async function openReaderProcesses(
  site: ReaderSite,
  { seconds, megabytes } = LIMITS,
): Promise<Reader & Disposable> {
  const started: ChildProcess[] = [];
  const start = async (): Promise<ChildProcess> => {
    const child = fork(program, [String(megabytes)], {
      execArgv: [`--max-old-space-size=${megabytes / 2}`],
      // V8's report on a text that took too much memory fills a screen.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.push(child);
    const { refused } = await ask(child, { open: site }, START_SECONDS);
    if (refused !== undefined) throw new UnsafeSanitiser(refused);
    return child;
  };
  const idle = [await start()];
  const limit = pLimit(PROCESSES);
  const read = (task: Task): Promise<unknown> =>
    limit(async () => {
      const waiting = idle.pop();
      const child = waiting?.connected ? waiting : await start();
      const { result, refused, isLast } = await ask(child, task, seconds);
      if (isLast) child.kill('SIGKILL');
      else idle.push(child);
      if (refused !== undefined) throw new Error(refused);
      return result;
    });
  return {
    inspect: async (...file) => (await read({ inspect: file })) as InspectedFile,
    sanitise: async (...text) => (await read({ sanitise: text })) as string,
    [Symbol.dispose]: () => started.forEach((child) => child.kill('SIGKILL')),
  };
}

const last = (refused: string): Answer => ({ refused, isLast: true });

function ask(child: ChildProcess, task: Task, seconds: number): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answered = (answer: unknown): void => resolve(answer as Answer);
  // V8 ends with SIGABRT when it runs out of memory.
  const ended = (code: number | null, by: NodeJS.Signals | null): void =>
    resolve(last(`ends what opens it (${by ?? `exit code ${code}`})`));
  const late = (): void => resolve(last(`takes longer than ${seconds} s to be opened`));
  const timer = setTimeout(late, seconds * 1000);
  child.once('message', answered).once('exit', ended).send(task);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', answered).off('exit', ended);
  });
}
