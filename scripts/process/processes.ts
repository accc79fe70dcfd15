import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { codeOf } from '../files/error-code.ts';
import { Failure, ReportedFailure } from './failure.ts';
import { interruption, untilInterrupted } from './interruption.ts';

const GRACE_MS = 5_000;
const isWindows = process.platform === 'win32';

export interface ProcessOptions {
  /** Working directory; by default that of this process. */
  cwd?: string | undefined;
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** `hidden` discards the standard output. Errors are always shown unless they are piped. */
  output?: 'shown' | 'hidden' | 'piped';
  /** Milliseconds that the process has to end by itself when it is stopped, before it is killed. */
  graceMs?: number;
  /** Milliseconds after which the process is killed. */
  limitMs?: number | undefined;
  /** Number of files that the process and each descendant may have open at once. No effect on Windows. */
  openFiles?: number | undefined;
}

const stdio: Record<NonNullable<ProcessOptions['output']>, StdioOptions> = {
  shown: ['ignore', 'inherit', 'inherit', 'ipc'],
  hidden: ['ignore', 'ignore', 'inherit', 'ipc'],
  piped: ['ignore', 'pipe', 'pipe', 'ipc'],
};

export type RunningProcess = ReturnType<typeof startNode>;

/** Starts Node in a process group of its own, so that stopping it stops its descendants too. */
export function startNode(
  args: readonly string[],
  { cwd, env = {}, output = 'shown', graceMs = GRACE_MS, limitMs, openFiles }: ProcessOptions = {},
) {
  const command = [process.execPath, ...args];
  // Node itself cannot lower the limit of open files.
  const limited = openFiles && !isWindows ? ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh'] : [];
  const [program = process.execPath, ...rest] = [...limited, ...command];
  const child = spawn(program, rest, {
    cwd,
    detached: !isWindows,
    timeout: limitMs,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
    stdio: stdio[output],
  });
  let isStopping = false;
  /** Resolves with the exit code; 1 if a signal ended the process or it could not start. */
  const exited = new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      // A process that a signal ends may not report it itself.
      if (signal && !isStopping) console.error(`${args.join(' ')} was ended from outside by ${signal}.`);
      resolve(code ?? 1);
    });
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    if (child.exitCode === null && child.signalCode === null) {
      signalGroup(child, 'SIGTERM');
      const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(killTimer);
    }
    signalGroup(child, 'SIGKILL');
  };
  return { child, exited, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Runs Node to its end and returns its exit code.
 * @throws the interruption, once the process and its descendants are stopped.
 */
export async function runNode(args: readonly string[], options?: ProcessOptions): Promise<number> {
  interruption.throwIfAborted();
  await using running = startNode(args, options);
  const stop = (): void => void running.stop();
  interruption.addEventListener('abort', stop, { once: true });
  const code = await running.exited;
  interruption.removeEventListener('abort', stop);
  interruption.throwIfAborted();
  return code;
}

/** Runs Node to its end. @throws ReportedFailure with this message if it fails: it has shown the reason itself. */
export async function runNodeOrFail(
  failure: string,
  args: readonly string[],
  options?: ProcessOptions,
): Promise<void> {
  if ((await runNode(args, options)) !== 0) throw new ReportedFailure(failure);
}

/**
 * Waits until this process is asked to end.
 * @param servers servers by name; null for one that is not needed.
 * @throws Failure as soon as one of the servers ends by itself.
 */
export async function serveUntilInterrupted(servers: Record<string, RunningProcess | null>): Promise<void> {
  const crashes = Object.entries(servers).flatMap(([name, server]) => (server ? crashOf(name, server) : []));
  await Promise.race([untilInterrupted(), ...crashes]);
}

async function crashOf(name: string, { exited }: RunningProcess): Promise<never> {
  throw new Failure(`The ${name} ended unexpectedly (exit code ${await exited}).`);
}

const EXIT_WITH_PARENT = new URL('./exit-with-parent.ts', import.meta.url).href;

/** Arguments that run a script so that it ends when this process does, even when this process is killed. */
export function exitingWithParent(script: string, ...args: readonly string[]): string[] {
  return ['--import', EXIT_WITH_PARENT, script, ...args];
}

/** Arguments that run a tool of `node_modules`, e.g. `astro/bin/astro.mjs`, so that it ends when this process does. */
export function tool(path: string, ...args: readonly string[]): string[] {
  return exitingWithParent(`node_modules/${path}`, ...args);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch (error) {
    // ESRCH: no process of the group is left, as intended.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
