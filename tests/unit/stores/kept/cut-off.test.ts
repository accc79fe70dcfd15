import { expect, test } from 'vitest';
import { NotFetched } from '../../../../src/stores/fetch-own.ts';
import { numbersFrom } from '../../domain/builders.ts';
import { contentOf } from './fake-site.ts';
import { expectKept, keep, pictures, sentTwice, siteAndDevice } from './keeping.ts';

test.each(Array.from({ length: 5 }, (_, seed) => seed))(
  'a download with ten random cuts (%i) ends with the right bytes, and fetches no whole file twice',
  async (seed) => {
    const { site, caches } = siteAndDevice();
    const random = numbersFrom(seed);
    for (let cut = 0; cut < 10; cut++) {
      site.budget = Math.floor(random() * 150_000);
      await keep(site, caches, pictures).catch((error: unknown) => expect(error).toBeInstanceOf(NotFetched));
    }
    site.budget = Infinity;
    expect(await keep(site, caches, pictures)).toBeNull();
    expectKept(site, caches, ['text', 'phone']);
    expect(sentTwice(site)).toEqual([]);
  },
);

test.each(Array.from({ length: 3 }, (_, seed) => seed))(
  'a download with ten random pauses (%i) fetches no file again that had arrived',
  async (seed) => {
    const { site, caches } = siteAndDevice();
    const random = numbersFrom(seed);
    for (let pause = 0; pause < 10; pause++) {
      const controller = new AbortController();
      let calls = Math.floor(random() * 12);
      const onProgress = (): void => {
        calls -= 1;
        if (calls === 0) controller.abort();
      };
      await keep(site, caches, pictures, { signal: controller.signal, onProgress }).catch((error: unknown) =>
        expect(error).toMatchObject({ name: 'AbortError' }),
      );
    }
    expect(await keep(site, caches, pictures)).toBeNull();
    expectKept(site, caches, ['text', 'phone']);
    expect(sentTwice(site)).toEqual([]);
  },
);

test('a file that changed on the server during an interruption is not assembled from two versions', async () => {
  const { site, caches } = siteAndDevice();
  site.budget = 400_000;
  await keep(site, caches, pictures).catch(() => undefined);
  site.version = 'second';
  for (const [path, { bytes, in: parts }] of site.files)
    site.put(path, contentOf(`new ${path}`, bytes.length), ...parts);
  site.budget = Infinity;
  expect(await keep(site, caches, pictures)).toBeNull();
  expectKept(site, caches, ['text', 'phone']);
});
