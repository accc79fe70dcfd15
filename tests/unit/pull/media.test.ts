import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUR } from './harness.ts';
import { PICTURE_URL, blue, picture, png, festivalWithPicture } from './festival-with-picture.ts';

describe('the media of a snapshot', () => {
  it('are indexed by their address, named by their content and measured', async () => {
    const { run, media, options } = festivalWithPicture({ '/m/a.png': { body: png } });
    expect(await run()).toMatchObject({ downloaded: 1, mediaFailures: [] });
    const file = media()[PICTURE_URL];
    expect(file).toMatchObject({ extension: 'png', bytes: png.byteLength, size: { width: 8, height: 6 } });
    expect(readFileSync(join(options.media, `${file?.hash ?? ''}.png`))).toEqual(png);
  });

  it('are stored once, however many addresses they have', async () => {
    const { run, media, options, backEnd } = festivalWithPicture({
      '/m/a.png': { body: png },
      '/m/b.png': { body: png },
    });
    backEnd.lists['/partenaires/'] = [{ id: 1, logo: '/m/b.png' }];
    await run();
    expect(Object.keys(media())).toHaveLength(2);
    expect(readdirSync(options.media)).toHaveLength(1);
  });

  it('are measured as they are displayed, not as the camera was held', async () => {
    const turned = await picture(8, 6).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { run, media } = festivalWithPicture({ '/m/a.png': { body: turned } });
    await run();
    expect(media()[PICTURE_URL]).toMatchObject({ extension: 'jpg', size: { width: 6, height: 8 } });
  });

  it('are downloaded from the first source that works', async () => {
    const sizes = { file: '/m/big.png', reduced_size_image: '/m/a.png', thumbnail: '/m/small.png' };
    const { run, media, requests } = festivalWithPicture(
      { '/m/a.png': { body: png }, '/m/small.png': { body: png } },
      sizes,
    );
    expect((await run()).mediaFailures).toEqual([
      {
        url: 'https://api.example/m/big.png',
        reason: 'answers 404',
        usedBy: ['events #1'],
        hasEarlierCopy: false,
      },
    ]);
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
    const { run, requests, options } = festivalWithPicture({ '/m/a.png': { body: png } });
    await run();
    options.clock.now += 6 * 24 * HOUR;
    await run();
    expect(requests()).toEqual([]);
    options.clock.now += 2 * 24 * HOUR;
    await run();
    expect(requests()).toEqual(['/m/a.png 200']);
  });

  it('that change are downloaded again', async () => {
    const { run, media, backEnd } = festivalWithPicture({ '/m/a.png': { body: png, etag: '"1"' } });
    await run();
    const before = media()[PICTURE_URL]?.hash;
    backEnd.files['/m/a.png'] = { body: blue, etag: '"2"' };
    expect(await run()).toMatchObject({ outcome: 'new', downloaded: 1 });
    expect(media()[PICTURE_URL]?.hash).not.toBe(before);
  });

  it('that are missing from the folder are downloaded again', async () => {
    const { run, options } = festivalWithPicture({ '/m/a.png': { body: png, etag: '"1"' } });
    await run();
    rmSync(options.media, { recursive: true });
    expect(await run()).toMatchObject({ outcome: 'unchanged', downloaded: 1 });
    expect(readdirSync(options.media)).toHaveLength(1);
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
  it('is tried again while it is busy', async () => {
    const { run, backEnd, requests } = festivalWithPicture({ '/m/a.png': { body: png } });
    let busy = 2;
    backEnd.failing['/m/a.png'] = () =>
      busy-- > 0 ? new Response(null, { status: 503 }) : new Response(new Uint8Array(png));
    expect((await run()).mediaFailures).toEqual([]);
    expect(requests()).toEqual(['/m/a.png 503', '/m/a.png 503', '/m/a.png 200']);
  });

  it('is no longer asked after a few failures, and the other files are left for the next pull', async () => {
    const { run, backEnd, requests } = festivalWithPicture({});
    backEnd.lists['/partenaires/'] = Array.from({ length: 40 }, (_, id) => ({ id, logo: `/m/${id}.png` }));
    for (let id = 0; id < 40; id++)
      backEnd.failing[`/m/${id}.png`] = () => new Response(null, { status: 503 });
    const { mediaFailures } = await run();
    const postponed = mediaFailures.filter(
      ({ reason }) => reason === 'is left for the next pull: https://api.example does not answer',
    );
    expect(postponed.length).toBeGreaterThanOrEqual(34);
    // Six files at a time, three tries each.
    expect(requests().length).toBeLessThanOrEqual(18);
  });

  it('is asked once for a picture that several records show', async () => {
    const { run, backEnd, requests } = festivalWithPicture({ '/m/a.png': { body: png } });
    backEnd.lists['/partenaires/'] = [{ id: 1, logo: '/m/a.png' }];
    backEnd.lists['/personnes/'] = [{ id: 1, photo: '/m/a.png', thumbnail: '/m/b.png' }];
    await run();
    expect(requests()).toEqual(['/m/a.png 200']);
  });
});
