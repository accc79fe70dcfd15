import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import type { Figures } from './load.ts';

export type Report = ReturnType<typeof createReport>;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Prints every line at once; `failures` counts the checks that failed. */
export function createReport() {
  let failures = 0;
  const line = (text: string): void => console.log(`  ${text}`);
  return {
    line,
    check: (holds: boolean, text: string): void => {
      if (!holds) failures += 1;
      line(`${holds ? 'passed' : 'FAILED'} ${text}`);
    },
    figures: (name: string, { perSecond, median, p99, statuses }: Figures): void => {
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      line(`${name}: ${Math.round(perSecond)}/s, median ${ms(median)}, p99 ${ms(p99)} (${counts})`);
    },
    failures: (): number => failures,
  };
}

const RESULTS = new URL('../RESULTS.md', import.meta.url);

export const tableRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Replaces the figures of a bench's last run in `RESULTS.md`; method and history are written by hand. */
export function writeFigures(bench: string, headings: readonly string[], rows: readonly string[]): void {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  const table = [tableRow(headings), tableRow(headings.map(() => '---')), ...rows].join('\n');
  const figures = `\n${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${table}\n\n`;
  const place = new RegExp(`(?<=<!-- figures: ${bench} -->\\n)[^]*?(?=<!-- /figures -->)`);
  const results = readFileSync(RESULTS, 'utf8').replace(place, () => figures);
  writeFileSync(RESULTS, results);
}
