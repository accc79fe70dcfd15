import { beforeEach, expect, test, vi } from 'vitest';
import { UNAVAILABLE_WORDS } from '../../../src/screens/offline/offline-markup.ts';
import type { markUnavailableLinks } from '../../../src/shell/unavailable-links.client.ts';
import { openHtml } from '../open-html.ts';

const NOTE = 'Hors connexion';
const offlinePage = `<p ${UNAVAILABLE_WORDS} data-short="${NOTE}" data-text="{title}" data-try="Essayer" data-sheet="Fiche"></p>`;

let page: ReturnType<typeof openHtml>;
let network: { onLine: boolean };
/** The offline page as it is read next; undefined if the device does not have it. */
let stored: Promise<Response | undefined>;
let mark: typeof markUnavailableLinks;

beforeEach(async () => {
  const html = '<html lang="fr"><body><a href="/fr/partners/">Partenaires</a></body></html>';
  page = openHtml(html, '/fr/');
  network = { onLine: true };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('caches', { match: () => stored, keys: () => Promise.resolve([]) });
  stored = Promise.resolve(new Response(offlinePage));
  vi.resetModules();
  mark = (await import('../../../src/shell/unavailable-links.client.ts')).markUnavailableLinks;
});

/** Loses the network or finds it again, as the browser reports it. */
function setOnline(isOnline: boolean): void {
  network.onLine = isOnline;
  page.dispatchEvent(new page.Event(isOnline ? 'online' : 'offline'));
}

/** What a screen reader says about the link, in addition to its name. */
function description(): string | null {
  const id = document.querySelector('a')?.getAttribute('aria-describedby');
  return id ? (document.getElementById(id)?.textContent ?? null) : null;
}

test('links are marked while there is no network, not if it is back before the device has been read', async () => {
  const reading = Promise.withResolvers<Response>();
  stored = reading.promise;
  setOnline(false);
  const marking = mark();
  setOnline(true);
  reading.resolve(new Response(offlinePage));
  await marking;
  expect(description()).toBeNull();

  stored = Promise.resolve(new Response(offlinePage));
  setOnline(false);
  await mark();
  expect(description()).toBe(NOTE);
  setOnline(true);
  expect(description()).toBeNull();
});

test('a network that is lost twice while the device is read marks the links once', async () => {
  const reading = Promise.withResolvers<Response>();
  stored = reading.promise;
  setOnline(false);
  const first = mark();
  setOnline(true);
  setOnline(false);
  const second = mark();
  reading.resolve(new Response(offlinePage));
  await Promise.all([first, second]);
  expect(description()).toBe(NOTE);
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('damaged'))],
  ['is not on the device', () => Promise.resolve(undefined)],
])('if the offline page %s, the next loss of the network marks the links', async (_, read) => {
  stored = read();
  setOnline(false);
  await mark().catch((error: unknown) => expect(String(error)).toContain('damaged'));
  expect(description()).toBeNull();

  setOnline(true);
  stored = Promise.resolve(new Response(offlinePage));
  setOnline(false);
  await mark();
  expect(description()).toBe(NOTE);
});
