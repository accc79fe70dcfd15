import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const recorder = new URL('./record-peak-memory.ts', import.meta.url).href;

/**
 * The peak memory of a Node process or of one that it starts, of the one that has most, in MB.
 * @param folder for the files with the figures
 * @param run starts the process with these environment variables and Node options
 */
export async function measurePeakMemory(
  folder: string,
  run: (env: Record<string, string>, ...nodeOptions: string[]) => Promise<void>,
): Promise<number> {
  const figures = mkdtempSync(join(folder, 'peak-memory-'));
  await run({ PEAK_MEMORY_FOLDER: figures }, '--import', recorder);
  const peaks = readdirSync(figures).map((name) => Number(readFileSync(join(figures, name), 'utf8')));
  return Math.round(Math.max(...peaks) / 1024);
}
