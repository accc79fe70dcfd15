import { Failure } from './failure.ts';
import { untilInterrupted } from './interruption.ts';
import type { RunningProcess } from './processes.ts';

interface Server {
  name: string;
  process: RunningProcess;
}

/**
 * Waits until this process is asked to end.
 * @throws Failure as soon as one of the servers ends by itself.
 */
export async function serveUntilInterrupted(...servers: (Server | null)[]): Promise<void> {
  const crashes = servers.flatMap((server) => (server ? crashOf(server) : []));
  await Promise.race([untilInterrupted(), ...crashes]);
}

async function crashOf({ name, process }: Server): Promise<never> {
  const code = await process.exited;
  throw new Failure(`The ${name} ended unexpectedly (exit code ${code}).`);
}
