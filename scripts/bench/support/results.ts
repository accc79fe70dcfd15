import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const RESULTS = new URL('../RESULTS.md', import.meta.url);

/** A row of a table in Markdown. */
export const tableRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Replaces the figures of a bench's last run in `RESULTS.md`; method and history are written by hand. */
export function writeFigures(bench: string, headings: readonly string[], rows: readonly string[]): void {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  const table = [tableRow(headings), tableRow(headings.map(() => '---')), ...rows].join('\n');
  const figures = `\n${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${table}\n\n`;
  const place = new RegExp(`(?<=<!-- figures: ${bench} -->\\n)[^]*?(?=<!-- /figures -->)`);
  writeFileSync(
    RESULTS,
    readFileSync(RESULTS, 'utf8').replace(place, () => figures),
  );
}
