import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createHtmlSanitiser } from '../../../scripts/pull/sanitise/html.ts';
import { sanitiseFestival } from '../../../scripts/pull/sanitise/sanitise-festival.ts';
import { festivalOf } from './to-domain/harness.ts';

const MEGABYTE = 2 ** 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it('sanitising a festival needs no more memory for its last field than for its first', async () => {
  const sanitise = createHtmlSanitiser({
    apiUrl: 'https://api.example',
    siteUrl: 'https://site.example',
    isOwnCopy: () => false,
  });
  const faqs = Array.from({ length: 200 }, (_, id) => ({
    id,
    type: { id: 1 },
    answer_fr: `<p>Réponse ${id}</p>`,
  }));
  const heaps: number[] = [];
  let done = 0;
  await sanitiseFestival(festivalOf({ faqs }).festival, (html, top) => {
    if (++done % 100 === 10 || done === 200) heaps.push(heapUsed());
    return sanitise(html, top);
  });
  const [first = 0] = heaps;
  expect((Math.max(...heaps) - first) / MEGABYTE).toBeLessThan(4);
});
