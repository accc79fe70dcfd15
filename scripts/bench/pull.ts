import { pullFestival } from '../commands/support/pull-festival.ts';
import { startCrowdedBackEnd } from './support/crowded-site.ts';
import { measureProcess } from './support/measure-process.ts';
import type { Report } from './support/report.ts';

const EVENTS = 10_000;
const MAX_MEMORY_MB = 700;

/** Pulls a festival of 10,000 events. The memory must not grow with every field that is sanitised. */
export async function pull(report: Report, folder: string): Promise<void> {
  await using backEnd = await startCrowdedBackEnd(EVENTS, folder);
  const { milliseconds, megabytes } = await measureProcess(folder, (env, ...nodeOptions) =>
    pullFestival({ ...backEnd.overrides, ...env }, [], ...nodeOptions),
  );
  report.line(`${EVENTS} events: pulled in ${(milliseconds / 1000).toFixed(1)} s, ${megabytes} MB`);
  report.check(megabytes <= MAX_MEMORY_MB, `${EVENTS} events are pulled within ${MAX_MEMORY_MB} MB`);
}
