import { expect, test } from 'vitest';
import {
  changesSince,
  factsOf,
  unfinishedBytes,
} from '../../../../src/screens/offline/keep/edition-facts.ts';
import { readEdition, readLanguages } from '../../../../src/stores/kept/edition-files.ts';
import type { Pack } from '../../../../src/domain/archive/pack.ts';
import { contentOf } from '../../stores/kept/fake-site.ts';
import { both, keep, siteAndDevice, text } from '../../stores/kept/keeping.ts';

/** Returns an edition as it was kept in French, and the site that it was kept from. */
async function keptInFrench(content: string) {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, text);
  const kept = await readEdition(caches, 2022, 'fr');
  if (!kept) throw new Error('Nothing was kept.');
  return { site, kept: { fr: { ...kept, pack: { ...kept.pack, content } } } };
}

test('a kept edition has changes only if its content has changed, and none after a release of code', async () => {
  const { site, kept } = await keptInFrench('words');
  site.version = 'second';
  site.files.delete('/_astro/page.js');
  site.put('/_astro/page.other.js', contentOf('page.other.js', 40_000));
  site.put('/fr/event/1/', contentOf('the same words, drawn otherwise', 31_000));
  const now = (content: string): Pick<Record<'fr', Pack>, 'fr'> => ({ fr: { ...site.pack(), content } });
  expect(changesSince({ kept, packs: now('words') })).toBeNull();
  expect(changesSince({ kept, packs: now('other words') })).toEqual({ pages: 1, bytes: 35_500 });
});

test('the size of a second language leaves out the files that the first language has downloaded', async () => {
  const { site, kept } = await keptInFrench('words');
  const packs = { fr: site.pack('fr'), en: site.pack('en') };
  const { missing } = factsOf({ ...text, langs: ['fr', 'en'] }, { kept, packs });
  expect(missing).toBe(150_000);
});

test('an unfinished download counts only the bytes of files that no kept language has', async () => {
  const { kept } = await keptInFrench('words');
  expect(unfinishedBytes({ kept })).toBeNull();
  const half = new Map([...kept.fr.hashes].slice(0, -1));
  expect(unfinishedBytes({ kept: { fr: { ...kept.fr, hashes: half } } })).toBe(60_000);
  const english = { ...kept.fr, pack: { ...kept.fr.pack, lang: 'en' as const }, hashes: new Map() };
  expect(unfinishedBytes({ kept: { ...kept, en: english } })).toBe(0);
});

test('a changed file that both languages share is counted once', async () => {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, both);
  const kept = await readLanguages(caches, 2022);
  site.version = 'second';
  site.put('/media/4-800.webp', contentOf('phone4', 80_000), 'phone');
  const packs = { fr: site.pack('fr'), en: site.pack('en') };
  expect(changesSince({ kept, packs })).toEqual({ pages: 0, bytes: 40_000 });
});
