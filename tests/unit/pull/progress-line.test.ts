import type { WriteStream } from 'node:tty';
import { expect, it } from 'vitest';
import { progressLine } from '../../../scripts/pull/progress-line.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  const fake = { isTTY, columns: 40, write: (text: string) => written.push(text) > 0 };
  return { written, line: progressLine(fake as unknown as WriteStream) };
}

it('on a terminal, progress is one line that is updated, fits the width and is cleared at the end', () => {
  const { written, line } = stream(true);
  const what = 'https://api.example/a/very/long/address.png';
  line.show({ step: 'media', done: 1, total: 2, what });
  line.end();
  expect(written).toEqual([`\r\u001b[2K${`Downloading the media: 1/2 ${what}`.slice(0, 39)}`, '\r\u001b[2K']);
});

it('elsewhere, progress is a plain line now and then', () => {
  const { written, line } = stream(false);
  for (let done = 1; done <= 120; done++) line.show({ step: 'media', done, total: 120, what: 'x' });
  line.end();
  expect(written).toEqual(['1', '50', '100', '120'].map((done) => `Downloading the media: ${done}/120\n`));
});
