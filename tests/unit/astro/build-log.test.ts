import { afterEach, expect, test, vi } from 'vitest';
import buildLog from '../../../scripts/astro/build-log.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns what a build shows of a message of Astro's. */
function shown(message: string): string {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  buildLog({}).write({ label: 'SKIP_FORMAT', level: 'info', message, newLine: true });
  return written.join('');
}

test.each(['  ├─ fr/event/1/index.html', '  \u001b[34m├─\u001b[39m fr/index.html', ' (+3ms) '])(
  'the log of a build has no line for a page: “%s”',
  (message) => {
    expect(shown(message)).toBe('');
  },
);

test.each(['✓ Completed in 27.41s.', '/a/ would lead to /b/, which is not there: it is left out'])(
  'the log of a build shows every other message: “%s”',
  (message) => {
    expect(shown(message)).toBe(`${message}\n`);
  },
);
