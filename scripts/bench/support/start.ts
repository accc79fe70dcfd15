import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface ServerSettings {
  database: string;
  events: number;
  /** Places of each event; unlimited if absent. */
  places?: number;
  /** Hashes passwords at little cost, for benches that do not measure logins. */
  cheapHashes: boolean;
}

const SERVER = new URL('./server-process.ts', import.meta.url);

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

export async function startProcess(settings: ServerSettings) {
  const child = fork(SERVER, [JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  const killChild = (): unknown => child.kill('SIGKILL');
  process.once('exit', killChild);
  return {
    url: await readyUrl(child),
    /** Sends the signal and resolves with the exit code, or null if the signal ended the process. */
    end: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
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
