import { expect } from 'vitest';
import { editionCache } from '../../../../src/domain/archive/pack.ts';
import type { Lang } from '../../../../src/domain/model/languages.ts';
import { type Choice, keepLanguages, type KeepOptions } from '../../../../src/stores/kept/keep-languages.ts';
import { FakeCaches } from './fake-caches.ts';
import { contentOf, FakeSite } from './fake-site.ts';

export const text: Choice = { langs: ['fr'], pictures: 'none' };
export const pictures: Choice = { langs: ['fr'], pictures: 'phone' };
export const both: Choice = { langs: ['fr', 'en'], pictures: 'phone' };

/** Returns a site with an edition, and a device that has nothing of it yet. */
export const siteAndDevice = () => ({ site: siteWithEdition(), caches: new FakeCaches() });

/** Returns a site with an edition of four pages in two languages, three pictures in two sizes, and a script. */
export function siteWithEdition(): FakeSite {
  const site = new FakeSite();
  site.put('/_astro/page.js', contentOf('page.js', 40_000));
  for (const lang of ['fr', 'en'])
    for (const number of [1, 2, 3, 4])
      site.put(`/${lang}/event/${number}/`, contentOf(`${lang}${number}`, 30_000 * number));
  for (const number of [1, 2, 3]) {
    site.put(`/media/${number}-800.webp`, contentOf(`phone${number}`, 90_000 * number), 'phone');
    site.put(`/media/${number}-1600.webp`, contentOf(`screen${number}`, 200_000), 'screen');
  }
  return site;
}

export function keep(site: FakeSite, caches: FakeCaches, choice: Choice, options: Partial<KeepOptions> = {}) {
  return keepLanguages(2022, choice, {
    device: site.device(caches),
    free: () => Promise.resolve(Infinity),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });
}

/** Expects that exactly the files of these parts are on the device, byte for byte. */
export function expectKept(site: FakeSite, caches: FakeCaches, parts: readonly string[], lang: Lang = 'fr') {
  const contents = caches.contents(editionCache(2022, lang));
  contents.delete(`/${lang}/edition/2022/pack.json`);
  const wanted = site.pack(lang).files.filter((file) => file.in.some((part) => parts.includes(part)));
  expect([...contents.keys()].toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
  for (const { path } of wanted)
    expect(contents.get(path) === new TextDecoder('latin1').decode(site.files.get(path)?.bytes), path).toBe(
      true,
    );
}

/** Returns the paths of files that were sent completely more than once. */
export const sentTwice = (site: FakeSite): string[] =>
  [...site.whole].filter(([, times]) => times > 1).map(([path]) => path);

export const sumOf = (site: FakeSite): number =>
  [...site.sent.values()].reduce((sum, bytes) => sum + bytes, 0);
