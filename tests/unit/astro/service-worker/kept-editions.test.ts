import { describe, expect, test } from 'vitest';
import { keptEditions } from '../../../../scripts/astro/service-worker/kept-editions.ts';
import { deviceWith, keptResponse } from './kept-site.ts';

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const picture = `/media/${'a'.repeat(16)}`;

describe('a kept edition', () => {
  test('provides its files, whatever other editions are kept', async () => {
    const kept = keptEditions(
      await deviceWith({ lang: 'fr', files: { '/fr/edition/2022/': 'page' } }, { lang: 'en', files: {} }),
    );
    expect(await textOf(kept.file('/fr/edition/2022/'))).toBe('page');
    expect(await kept.file('/fr/edition/2020/')).toBeUndefined();
  });

  test('provides the newest version of a file that several editions have', async () => {
    const kept = keptEditions(
      await deviceWith(
        { lang: 'fr', files: { '/fr/search/': 'old' }, date: '2023-01-01T00:00:00.000Z' },
        { lang: 'fr', files: { '/fr/search/': 'new' }, date: '2024-01-01T00:00:00.000Z' },
      ),
    );
    expect(await textOf(kept.file('/fr/search/'))).toBe('new');
  });

  test('never provides a truncated file, but the same file of another edition', async () => {
    const cut = keptResponse('const', 100);
    const broken = await deviceWith({ lang: 'fr', files: { '/_astro/a.js': cut.clone() } });
    expect(await keptEditions(broken).file('/_astro/a.js')).toBeUndefined();
    const mended = await deviceWith(
      { lang: 'fr', files: { '/_astro/a.js': cut } },
      { lang: 'en', files: { '/_astro/a.js': 'const a=1' } },
    );
    expect(await textOf(keptEditions(mended).file('/_astro/a.js'))).toBe('const a=1');
  });

  test('provides a picture in the width that is kept', async () => {
    const kept = keptEditions(await deviceWith({ lang: 'fr', files: { [`${picture}-800.webp`]: 'webp' } }));
    expect(await textOf(kept.picture(`${picture}-1600.avif`))).toBe('webp');
    expect(await kept.picture(`/media/${'b'.repeat(16)}-400.avif`)).toBeUndefined();
  });

  test('finds its events by id, if they are there', async () => {
    const files = { '/fr/event/Relais/': 'Relais' };
    const redirects = { '/fr/event/57/': '/fr/event/Relais/', '/fr/event/58/': '/fr/event/Not_fetched_yet/' };
    const kept = keptEditions(await deviceWith({ lang: 'fr', files, redirects }));
    expect(await kept.redirect('/fr/event/57/')).toBe('/fr/event/Relais/');
    expect(await textOf(kept.page('/fr/event/57/'))).toBe('Relais');
    expect(await kept.redirect('/fr/event/58/')).toBeUndefined();
  });

  test('with a damaged pack still provides its files', async () => {
    const caches = await deviceWith({ lang: 'fr', files: { '/fr/edition/2022/': 'page' } });
    const cache = await caches.open('edition-2022-fr');
    await cache.put('/fr/edition/2022/pack.json', new Response('{"format":1,'));
    expect(await textOf(keptEditions(caches).file('/fr/edition/2022/'))).toBe('page');
  });
});
