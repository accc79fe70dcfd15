import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Preloaded into a process and those that it starts: each writes its peak memory, in KiB, to a file in this folder.
const figuresFolder = process.env['PEAK_MEMORY_FOLDER'];
if (figuresFolder !== undefined)
  process.on('exit', () =>
    writeFileSync(join(figuresFolder, String(process.pid)), String(process.resourceUsage().maxRSS)),
  );

/** Measures a Node process: its milliseconds, and its peak megabytes, or those of a process it starts if higher. */
export async function measureProcess(
  folder: string,
  run: (env: Record<string, string>, ...nodeOptions: string[]) => Promise<void>,
) {
  const figures = mkdtempSync(join(folder, 'peak-memory-'));
  const start = performance.now();
  await run({ PEAK_MEMORY_FOLDER: figures }, '--import', import.meta.url);
  const milliseconds = performance.now() - start;
  const peaks = readdirSync(figures).map((name) => Number(readFileSync(join(figures, name), 'utf8')));
  return { milliseconds, megabytes: Math.round(Math.max(...peaks) / 1024) };
}
