import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Preloaded into a process and those that it starts: each writes its peak memory, in KiB, to a file in this
// folder, which is named by the process.
const figuresFolder = process.env['PEAK_MEMORY_FOLDER'];
if (figuresFolder !== undefined)
  process.on('exit', () =>
    writeFileSync(
      join(figuresFolder, `${process.pid} ${basename(process.argv[1] ?? '')}`),
      String(process.resourceUsage().maxRSS),
    ),
  );

/**
 * Measures a Node process: its milliseconds, and the peak megabytes of whichever needs the most memory, itself or a
 * process that it starts, with the file name of that one's program.
 */
export async function measureProcess(
  folder: string,
  run: (env: Record<string, string>, ...nodeOptions: string[]) => Promise<void>,
) {
  const figures = mkdtempSync(join(folder, 'peak-memory-'));
  const start = performance.now();
  await run({ PEAK_MEMORY_FOLDER: figures }, '--import', import.meta.url);
  const milliseconds = performance.now() - start;
  const peaks = readdirSync(figures).map((name) => ({
    program: name.replace(/^\d+ /, ''),
    megabytes: Math.round(Number(readFileSync(join(figures, name), 'utf8')) / 1024),
  }));
  return { milliseconds, ...peaks.reduce((most, one) => (one.megabytes > most.megabytes ? one : most)) };
}
