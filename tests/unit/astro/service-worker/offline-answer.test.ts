import { describe, expect, test } from 'vitest';
import { keptEditions } from '../../../../scripts/astro/service-worker/kept-editions.ts';
import { offlineAnswer } from '../../../../scripts/astro/service-worker/offline-answer.ts';
import { shell as shellOf } from '../../../../scripts/astro/service-worker/shell.ts';
import type { Lang } from '../../../../src/domain/model/languages.ts';
import { deviceWith } from './kept-site.ts';

const ORIGIN = 'https://dhaw.example';
const relais = { '/fr/event/57/': '/fr/event/Relais/' };

/** Returns the text or the redirect that a visitor gets, given the files that are kept and the paths read before. */
async function answerAt(
  address: string,
  {
    lang = 'fr',
    files = {},
    redirects = {},
    read = [],
  }: {
    lang?: Lang;
    files?: Record<string, string>;
    redirects?: Record<string, string>;
    read?: string[];
  },
): Promise<string | undefined> {
  const caches = await deviceWith({ lang: 'fr', files, redirects });
  const offline = await caches.open('shell-1');
  for (const tree of ['fr', 'en']) {
    await offline.put(`/${tree}/offline/`, new Response(`offline ${tree}`));
    await offline.put(`/${tree}/plan/`, new Response(`plan ${tree}`));
  }
  const answer = await offlineAnswer(ORIGIN + address, (path) => Promise.resolve(read.includes(path)), {
    kept: keptEditions(caches),
    shell: shellOf(caches, { version: '1', paths: [] }),
    language: { current: () => Promise.resolve(lang), read: () => Promise.resolve() },
  });
  return answer?.headers.get('Location')?.replace(ORIGIN, '') ?? answer?.text();
}

describe('the site without a network', () => {
  test('an address without a language redirects to a kept page, in the chosen language if possible', async () => {
    const both = { '/fr/edition/2022/': 'fr', '/en/edition/2022/': 'en' };
    expect(await answerAt('/edition/2022', { files: both, lang: 'en' })).toBe('/en/edition/2022/');
    expect(await answerAt('/edition/2022', { files: both })).toBe('/fr/edition/2022/');
    expect(await answerAt('/edition/2022', { files: { '/fr/edition/2022/': 'fr' }, lang: 'en' })).toBe(
      '/fr/edition/2022/',
    );
  });

  test('an event is found by its id, whatever title its address has', async () => {
    const kept = { files: { '/fr/event/Relais/': 'Relais' }, redirects: relais };
    expect(await answerAt('/fr/event/57', kept)).toBe('/fr/event/Relais/');
    expect(await answerAt('/event/Former_title/?id=57', kept)).toBe('/fr/event/Relais/?id=57');
    expect(await answerAt('/event/57', { ...kept, lang: 'en' })).toBe('/fr/event/Relais/');
  });

  test('a venue sheet that is not kept redirects to the map at the venue, marked as its replacement', async () => {
    const sheet = '/fr/venue/9/';
    const kept = { files: { '/fr/map/9/': 'map' }, redirects: { [sheet]: '/fr/map/9/' } };
    expect(await answerAt('/fr/venue/9/', kept)).toBe('/fr/map/9/#in-place-of-sheet');
    expect(await answerAt('/venue/9?from=qr', kept)).toBe('/fr/map/9/?from=qr#in-place-of-sheet');
    const both = { ...kept, files: { ...kept.files, [sheet]: 'sheet' } };
    expect(await answerAt('/venue/9', both)).toBe(sheet);
  });

  test('a day without a page of its own redirects to the programme, filtered by that day', async () => {
    const day = '/fr/program/2022/2022-10-07/';
    const kept = { files: { '/fr/program/2022/': 'programme' }, redirects: { [day]: '/fr/program/2022/' } };
    expect(await answerAt(day, kept)).toBe('/fr/program/2022/?day=2022-10-07');
    expect(await answerAt('/program/2022/2022-10-07', kept)).toBe('/fr/program/2022/?day=2022-10-07');
  });

  test('the visitor’s plan is available, whether it was read before or not', async () => {
    expect(await answerAt('/fr/plan/', { lang: 'en' })).toBe('plan fr');
    expect(await answerAt('/plan', { lang: 'en' })).toBe('/en/plan/');
  });

  test('a page that was read before is found without its trailing slash', async () => {
    expect(await answerAt('/fr/contact', { read: ['/fr/contact/'] })).toBe('/fr/contact/');
  });

  test('an unavailable page is answered with the offline page, in the language of its address or the chosen one', async () => {
    const kept = { files: { '/fr/event/Relais/': 'Relais' }, redirects: relais };
    expect(await answerAt('/en/contact/', {})).toBe('offline en');
    expect(await answerAt('/contact', { lang: 'en' })).toBe('offline en');
    expect(await answerAt('/fr/event/Autre/?id=58', kept)).toBe('offline fr');
    // It is damaged, since it was not found: a redirect to it would be endless.
    expect(await answerAt('/fr/event/Relais/?id=57', kept)).toBe('offline fr');
  });
});
