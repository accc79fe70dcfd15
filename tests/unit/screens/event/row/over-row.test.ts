import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`src/screens/event/${file}`, 'utf8');
const ofButton = /<style[^>]*>([^]*)<\/style>/.exec(read('buttons/RegisterButton.astro'))?.[1] ?? '';

/** Returns the words of the link of a row that can be seen. */
function shown(row: string, link: string): string[] {
  const { window } = new JSDOM(
    `<style>${read('row/event-row.css')}</style><style>${ofButton}</style>
    <li class="event-row" ${row}>
      <a class="button ${link}" data-register="5"><span>Register</span><span>Unregister</span></a>
    </li>`,
  );
  return [...window.document.querySelectorAll('span')]
    .filter((word) => window.getComputedStyle(word).visibility !== 'hidden')
    .map((word) => word.textContent);
}

test.each([
  ['to register', '', ['Register']],
  ['to end the registration', '" data-joined="', ['Unregister']],
  ['to leave a full event', 'leave" data-joined="', ['Unregister']],
])('the link %s shows no words any more once the event is over', (_, link, words) => {
  expect(shown('', link)).toEqual(words);
  expect(shown('data-over', link)).toEqual([]);
});
