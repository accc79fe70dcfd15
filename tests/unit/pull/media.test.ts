import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUR } from './harness.ts';
import { PICTURE_URL, blue, picture, png, festivalWithPicture } from './festival-with-picture.ts';

describe('the media of a snapshot', () => {
  it('are indexed by their address, named by their content and measured', async () => {
    const { run, media, options } = festivalWithPicture();
    expect(await run()).toMatchObject({ downloaded: 1, mediaFailures: [] });
    const file = media()[PICTURE_URL];
    expect(file).toMatchObject({ extension: 'png', bytes: png.byteLength, size: { width: 8, height: 6 } });
    expect(readFileSync(join(options.media, `${file?.hash ?? ''}.png`))).toEqual(png);
  });

  it('are stored once, however many addresses they have, and requested once, however many records show them', async () => {
    const { run, media, options, backEnd, requests } = festivalWithPicture({ '/m/b.png': { body: png } });
    backEnd.lists['/partenaires/'] = [{ id: 1, logo: '/m/b.png' }];
    backEnd.lists['/personnes/'] = [{ id: 1, photo: '/m/a.png', thumbnail: '/m/c.png' }];
    await run();
    expect(Object.keys(media())).toHaveLength(2);
    expect(readdirSync(options.media)).toHaveLength(1);
    expect(requests().toSorted()).toEqual(['/m/a.png 200', '/m/b.png 200']);
  });

  it('are measured as they are displayed, not as the camera was held', async () => {
    const turned = await picture(8, 6).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { run, media } = festivalWithPicture({ '/m/a.png': { body: turned } });
    await run();
    expect(media()[PICTURE_URL]).toMatchObject({ extension: 'jpg', size: { width: 6, height: 8 } });
  });

  it('are downloaded from the first source that works', async () => {
    const sizes = { file: '/m/big.png', reduced_size_image: '/m/a.png', thumbnail: '/m/small.png' };
    const { run, media, requests } = festivalWithPicture({ '/m/small.png': { body: png } }, sizes);
    const failure = { url: 'https://api.example/m/big.png', reason: 'answers 404', hasEarlierCopy: false };
    expect((await run()).mediaFailures).toMatchObject([failure]);
    expect(Object.keys(media())).toEqual([PICTURE_URL]);
    expect(requests()).toEqual(['/m/big.png 404', '/m/a.png 200']);
  });

  it.each([
    ['ETag', { etag: '"1"' }],
    ['Last-Modified', { lastModified: 'Sat, 12 Oct 2024 10:00:00 GMT' }],
  ])('are revalidated with their %s and not downloaded again', async (_name, headers) => {
    const { run, requests } = festivalWithPicture({ '/m/a.png': { body: png, ...headers } });
    await run();
    expect(await run()).toMatchObject({ outcome: 'unchanged', downloaded: 0 });
    expect(requests()).toEqual(['/m/a.png 304']);
  });

  it('that cannot be revalidated are downloaded again after a week', async () => {
    const { run, requests, options } = festivalWithPicture();
    await run();
    options.clock.now += 6 * 24 * HOUR;
    await run();
    expect(requests()).toEqual([]);
    options.clock.now += 2 * 24 * HOUR;
    await run();
    expect(requests()).toEqual(['/m/a.png 200']);
  });

  it('that change or are missing from the folder are downloaded again', async () => {
    const { run, media, backEnd, options } = festivalWithPicture({ '/m/a.png': { body: png, etag: '"1"' } });
    await run();
    const before = media()[PICTURE_URL]?.hash;
    rmSync(options.media, { recursive: true });
    expect(await run()).toMatchObject({ outcome: 'unchanged', downloaded: 1 });
    expect(readdirSync(options.media)).toHaveLength(1);
    backEnd.files['/m/a.png'] = { body: blue, etag: '"2"' };
    expect(await run()).toMatchObject({ outcome: 'new', downloaded: 1 });
    expect(media()[PICTURE_URL]?.hash).not.toBe(before);
  });

  it('that can no longer be downloaded stay in use', async () => {
    const { run, media, backEnd } = festivalWithPicture({ '/m/a.png': { body: png, etag: '"1"' } });
    await run();
    const before = media();
    backEnd.files = {};
    const report = await run();
    expect(report.mediaFailures).toEqual([
      { url: PICTURE_URL, reason: 'answers 404', usedBy: ['events #1'], hasEarlierCopy: true },
    ]);
    expect(media()).toEqual(before);
  });
});

describe('a server that is busy or unreachable', () => {
  it.each([
    [503, undefined, [1000, 2000]],
    [502, undefined, [1000, 2000]],
    [504, '7', [7000, 7000]],
    [429, '7', [7000, 7000]],
  ])('is tried again after %i, as late as it asks (%s s)', async (status, seconds, expected) => {
    const { run, backEnd, requests, options } = festivalWithPicture();
    const waits: number[] = [];
    options.sleep = (milliseconds) => Promise.resolve(void waits.push(milliseconds));
    let busy = 2;
    const headers = new Headers(seconds === undefined ? {} : { 'Retry-After': seconds });
    backEnd.failing['/m/a.png'] = () =>
      busy-- > 0 ? new Response(null, { status, headers }) : new Response(new Uint8Array(png));
    expect((await run()).mediaFailures).toEqual([]);
    expect(requests()).toEqual([`/m/a.png ${status}`, `/m/a.png ${status}`, '/m/a.png 200']);
    expect(waits).toEqual(expected);
  });

  it('is asked once for each file that it fails to make, and still for the others', async () => {
    const { run, backEnd, requests, options } = festivalWithPicture();
    options.sleep = () => Promise.reject(new Error('It waits.'));
    const logos = Array.from({ length: 20 }, (_, id) => `/m/${id}.png`);
    backEnd.lists['/partenaires/'] = logos.map((logo, id) => ({ id, logo }));
    for (const logo of logos) backEnd.failing[logo] = () => new Response(null, { status: 500 });
    const { mediaFailures } = await run();
    expect(new Set(mediaFailures.map(({ reason }) => reason))).toEqual(new Set(['answers 500']));
    expect(requests()).toHaveLength(21);
  });

  it.each([
    [503, undefined],
    [429, undefined],
    [429, '3600'],
  ])(
    'is no longer asked after a few answers of %i (%s s), and the other files are left',
    async (status, seconds) => {
      const { run, backEnd, requests } = festivalWithPicture();
      backEnd.files = {};
      const headers = new Headers(seconds === undefined ? {} : { 'Retry-After': seconds });
      const paths = Array.from({ length: 40 }, (_, id) => `/m/${id}.png`);
      backEnd.lists['/partenaires/'] = paths.map((logo, id) => ({ id, logo }));
      for (const path of paths) backEnd.failing[path] = () => new Response(null, { status, headers });
      const { mediaFailures } = await run();
      const words = 'is left for the next pull: https://api.example does not answer';
      expect(mediaFailures.filter(({ reason }) => reason === words).length).toBeGreaterThanOrEqual(34);
      // Six files at a time, three tries each.
      expect(requests().length).toBeLessThanOrEqual(18);
    },
  );
});
