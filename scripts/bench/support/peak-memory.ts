import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const recorder = new URL('./record-peak-memory.ts', import.meta.url).href;

/**
 * The peak memory of a Node process, in MB.
 * @param folder for the file with the figure
 * @param run starts the process with these environment variables and Node options
 */
export async function measurePeakMemory(
  folder: string,
  run: (env: Record<string, string>, ...nodeOptions: string[]) => Promise<void>,
): Promise<number> {
  const file = join(folder, 'peak-memory');
  await run({ PEAK_MEMORY_FILE: file }, '--import', recorder);
  return Math.round(Number(readFileSync(file, 'utf8')) / 1024);
}
