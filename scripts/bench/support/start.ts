import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerSettings } from './settings.ts';

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Sends the signal and resolves with the exit code, null when the signal ended the process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the back end in a process of its own, which ends with this one. */
export async function startProcess(settings: ServerSettings): Promise<ServerProcess> {
  const child = fork(SERVER, [JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  const killChild = (): unknown => child.kill('SIGKILL');
  process.once('exit', killChild);
  return {
    url: await readyUrl(child),
    end: async (signal) => {
      process.off('exit', killChild);
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The back end ended before it was ready.');
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  ended.catch(() => undefined);
  return message.url;
}
