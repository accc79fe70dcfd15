import type { WriteStream } from 'node:tty';
import type { Progress } from './options.ts';

const labels = { lists: 'Reading the back end', media: 'Downloading the media' };
const EVERY = 50;

/** Shows the progress of a pull: one changing line on a terminal, occasional lines elsewhere. */
export function progressLine(stream: WriteStream): { show: (progress: Progress) => void; end: () => void } {
  let isOpen = false;
  return {
    show: ({ step, done, total, what }) => {
      const count = total === null ? String(done) : `${done}/${total}`;
      if (stream.isTTY) {
        const line = `${labels[step]}: ${count} ${what}`.slice(0, (stream.columns || 80) - 1);
        stream.write(`\r\u001b[2K${line}`);
        isOpen = true;
      } else if (done === 1 || done === total || done % EVERY === 0) {
        stream.write(`${labels[step]}: ${count}\n`);
      }
    },
    end: () => {
      if (isOpen) stream.write('\r\u001b[2K');
      isOpen = false;
    },
  };
}
