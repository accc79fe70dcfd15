import { ReportedFailure } from './support/failure.ts';
import { exitingWithParent, runNode } from './support/processes.ts';

/** `npm run bench [-- NAME…]`: measures the back end and the build on this machine, and checks their budgets. */
export async function bench(args: string[]): Promise<void> {
  const code = await runNode(exitingWithParent('scripts/bench/main.ts', ...args));
  if (code !== 0) throw new ReportedFailure('The bench failed.');
}
