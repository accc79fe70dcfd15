import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packPath } from '../../../../src/domain/archive/pack.ts';
import { NotFetched } from '../../../../src/stores/fetch-own.ts';
import type { Device } from '../../../../src/stores/kept/device.ts';
import { fetchPack } from '../../../../src/stores/kept/edition-files.ts';
import { silent } from '../../pull/client/fake-fetch.ts';
import type { FakeCaches } from './fake-caches.ts';
import type { FakeSite } from './fake-site.ts';
import { keep, pictures, siteAndDevice } from './keeping.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Returns a device that gets no answer to its requests for a pack, from this one on. */
function deviceWithoutPacks(site: FakeSite, caches: FakeCaches, from = 1): Device {
  const device = site.device(caches);
  let requests = 0;
  return {
    ...device,
    fetch: (path, init) => {
      if (path === packPath(2022, 'fr')) requests += 1;
      return requests >= from ? silent(path, init) : device.fetch(path, init);
    },
  };
}

test.each([
  ['requested', 1],
  ['requested again, because of a wrong file', 2],
])('a download can be stopped while the pack is %s', async (_name, request) => {
  const { site, caches } = siteAndDevice();
  const device = deviceWithoutPacks(site, caches, request);
  const controller = new AbortController();
  const download = keep(site, caches, pictures, {
    device: { ...device, sha256: () => Promise.resolve('of another file') },
    signal: controller.signal,
  });
  const end = expect(download).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(29_000);
  controller.abort();
  await end;
});

test('a site that does not send the pack counts as out of reach after 30 seconds', async () => {
  const { site, caches } = siteAndDevice();
  const ended = vi.fn();
  const pack = fetchPack(deviceWithoutPacks(site, caches), 2022, 'fr').catch(ended);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await pack;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(NotFetched));
});
