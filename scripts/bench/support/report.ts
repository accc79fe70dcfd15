import type { Figures } from './load.ts';

/** The report of a bench: lines, checks and figures. */
export interface Report {
  line(text: string): void;
  check(holds: boolean, text: string): void;
  figures(name: string, figures: Figures): void;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Prints every line at once; `failures` counts the checks that failed. */
export function createReport(): Report & { failures: () => number } {
  let failures = 0;
  const line = (text: string): void => console.log(`  ${text}`);
  return {
    line,
    check: (holds, text) => {
      if (!holds) failures += 1;
      line(`${holds ? 'passed' : 'FAILED'} ${text}`);
    },
    figures: (name, { perSecond, median, p99, statuses }) => {
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      line(`${name}: ${Math.round(perSecond)}/s, median ${ms(median)}, p99 ${ms(p99)} (${counts})`);
    },
    failures: () => failures,
  };
}
