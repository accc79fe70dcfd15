import { answers } from './answers.ts';
import { build } from './build.ts';
import { cachingProxy } from './caching-proxy.ts';
import { diskFull } from './disk-full.ts';
import { faults } from './faults.ts';
import { lastSeat } from './last-seat.ts';
import { pull } from './pull.ts';
import { pullFaults } from './pull-faults.ts';
import { kill, terminate } from './stops.ts';
import { temporaryFolder } from './support/folder.ts';
import { createReport, type Report } from './support/report.ts';
import { throughput } from './throughput.ts';

/** Benches by name. Each receives its own folder, which is removed afterwards. */
const benches = new Map<string, (report: Report, folder: string) => Promise<void>>([
  ['throughput', throughput],
  ['kill', kill],
  ['terminate', terminate],
  ['last-seat', lastSeat],
  ['caching-proxy', cachingProxy],
  ['disk-full', diskFull],
  ['pull', pull],
  ['pull-faults', pullFaults],
  ['build', build],
  ['answers', answers],
  ['faults', faults],
]);

/** `npm run bench [name…]`: measures the back end, the pull, the build and the pages, and checks their budgets. */
const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !benches.has(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}: choose among ${[...benches.keys()].join(', ')}.`);
  process.exit(1);
}

const report = createReport();
for (const [name, bench] of benches) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(name);
  using folder = temporaryFolder();
  await bench(report, folder.path);
}
console.log(report.failures() === 0 ? 'All checks passed.' : `Checks failed: ${report.failures()}.`);
if (report.failures() > 0) process.exitCode = 1;
