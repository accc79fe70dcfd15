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
