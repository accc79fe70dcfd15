import { describe, expect, test } from 'vitest';
import { wholeAnswer, wholeFiles } from '../../../../scripts/astro/service-worker/whole-files.ts';
import { PAGE_MARK } from '../../../../src/site/page-mark.ts';
import { keptResponse } from './kept-site.ts';

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

/** Returns the response that is stored for an answer of the network, or null. */
async function storedOf(path: string, response: Response): Promise<Response | null> {
  const request = new Request(`https://dhaw.example${path}`);
  const stored = await wholeFiles.cacheWillUpdate?.({
    request,
    response,
    event: new Event('fetch') as ExtendableEvent,
  });
  return stored ?? null;
}

describe('a kept file', () => {
  test('is used if it is whole', async () => {
    const stored = await storedOf('/fr/', new Response(`${PAGE_MARK}<h1>Dhaw</h1>`, html));
    expect(await (stored && (await wholeAnswer(stored)))?.text()).toBe(`${PAGE_MARK}<h1>Dhaw</h1>`);
  });

  test('is not used if it has become shorter or cannot be read', async () => {
    expect(await wholeAnswer(keptResponse('<h1>Dh', 100))).toBeNull();
    const unreadable = new ReadableStream({ start: (stream) => stream.error(new Error('Damaged')) });
    expect(await wholeAnswer(new Response(unreadable))).toBeNull();
  });

  test('is never an error, nor a page that a host or captive portal sends with 200 in place of a file', async () => {
    expect(await storedOf('/fr/', new Response(PAGE_MARK, { ...html, status: 503 }))).toBeNull();
    expect(await storedOf('/fr/', new Response('<h1>Maintenance</h1>', html))).toBeNull();
    for (const path of ['/_astro/a.js', '/data/events/fr.json', '/fr/program/2022.ics'])
      expect(await storedOf(path, new Response('<h1>Hotel</h1>', html)), path).toBeNull();
  });

  test('has no header about its transfer', async () => {
    const headers = { 'Content-Encoding': 'br', 'Content-Length': '3', 'Content-Type': 'text/javascript' };
    const stored = await storedOf('/_astro/a.js', new Response('const a = 1', { headers }));
    expect(stored?.headers.has('Content-Encoding')).toBe(false);
    expect(stored?.headers.get('Content-Type')).toBe('text/javascript');
  });
});
