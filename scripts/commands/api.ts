import { ReportedFailure } from './support/failure.ts';
import { runNode } from './support/processes.ts';

/**
 * `npm run api`: runs the embedded back end on API_PORT and shows its log. `-- --export NAME` or `-- --backup FILE`
 * only copies data.
 */
export async function api(args: string[]): Promise<void> {
  const code = await runNode(['scripts/festival/main.ts', ...args]);
  if (code !== 0) throw new ReportedFailure('The back end ended with an error.');
}
