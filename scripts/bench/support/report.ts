import type { Figures } from './load.ts';

/** What a bench found: lines to print, and the promises it saw broken. */
export interface Report {
  line(text: string): void;
  promise(holds: boolean, text: string): void;
  figures(name: string, figures: Figures): void;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Prints as it goes; `broken` counts the promises that did not hold. */
export function createReport(): Report & { broken: () => number } {
  let broken = 0;
  const line = (text: string): void => console.log(`  ${text}`);
  return {
    line,
    promise: (holds, text) => {
      if (!holds) broken += 1;
      line(`${holds ? 'kept  ' : 'BROKEN'} ${text}`);
    },
    figures: (name, { perSecond, median, p99, statuses }) => {
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      line(`${name}: ${Math.round(perSecond)}/s, median ${ms(median)}, p99 ${ms(p99)} (${counts})`);
    },
    broken: () => broken,
  };
}
