import { report, ReportedFailure } from '../../process/failure.ts';
import { interruption } from '../../process/interruption.ts';
import { seconds, step } from './steps.ts';
import { noTests, oneFailed, onePassed, sum, type Counts } from './test-counts.ts';

export type TestRun = ReturnType<typeof createTestRun>;

interface Entry {
  name: string;
  milliseconds: number;
  counts: Counts;
}

/** Creates a run that counts its steps. All steps run, even if one fails; only an interruption ends them. */
export function createTestRun() {
  const entries: Entry[] = [];

  async function record<T>(name: string, work: () => Promise<T> | T, countsOf: (result: T) => Counts) {
    const start = performance.now();
    const note = (counts: Counts): number =>
      entries.push({ name, milliseconds: performance.now() - start, counts });
    try {
      const result = await step(name, work);
      note(countsOf(result));
      return result;
    } catch (error) {
      interruption.throwIfAborted();
      report(error);
      note(oneFailed);
      return undefined;
    }
  }

  return {
    /** A step that tests depend on; it counts only when it fails, and then returns undefined. */
    prepare: <T>(name: string, work: () => Promise<T> | T) => record(name, work, () => noTests),
    /** A step that counts as one test: it passes unless it throws. */
    check: (name: string, work: () => Promise<void>) => record(name, work, () => onePassed),
    /** A runner that counts its own tests. */
    tests: (name: string, work: () => Promise<Counts>) => record(name, work, (counts) => counts),
    /** Shows each step with its time, then the counts of all. @throws ReportedFailure when anything has failed. */
    end: (): void => {
      console.log(`\n${entries.map(line).join('\n')}\n`);
      const total = sum(entries.map((entry) => entry.counts));
      console.log(countsInWords(total));
      if (total.failed > 0) throw new ReportedFailure('Tests failed.');
    },
  };
}

function line({ name, milliseconds, counts }: Entry): string {
  const mark = counts.failed > 0 ? '✗' : '✓';
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  return `${mark} ${name.padEnd(24)} ${seconds(milliseconds).padStart(12)}  ${ran ? countsInWords(counts) : ''}`.trimEnd();
}

function countsInWords({ passed, failed, skipped, flaky }: Counts): string {
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`].filter(Boolean);
  return [`${passed} passed`, `${failed} failed`, ...rest].join(', ');
}
