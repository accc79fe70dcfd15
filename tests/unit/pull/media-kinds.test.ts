import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { PICTURE_URL, blue, festivalWithPicture } from './festival-with-picture.ts';

describe('drawings, documents and pictures in texts', () => {
  it('a drawing is recognised by its element, after any comments and declarations, and kept without its script', async () => {
    const body =
      '<?xml version="1.0"?><!-- Dessin --><!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>' +
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" onload="alert(1)"><script>alert(1)</script><rect width="4" height="3"/></svg>';
    const { run, media, options } = festivalWithPicture({ '/m/a.png': { body } });
    await run();
    const file = media()[PICTURE_URL];
    expect(file).toMatchObject({ extension: 'svg', size: { width: 4, height: 3 } });
    expect(readFileSync(join(options.media, `${file?.hash ?? ''}.svg`), 'utf8')).not.toContain('alert');
  });

  it('a picture in a text is replaced by the site’s own copy, or left out if there is none', async () => {
    const { run, backEnd, options } = festivalWithPicture({ '/m/in.png': { body: blue } });
    backEnd.lists['/personnes/'] = [
      { id: 1, bio_fr: '<p>a</p><img src="/m/in.png" alt="b"><img src="/m/lost.png">' },
    ];
    await run();
    const { festival, media } = readSnapshot(options.snapshots);
    const hash = media['https://api.example/m/in.png']?.hash ?? '';
    expect(festival.persons[0]?.biography.fr).toBe(
      `<p>a</p><img src="/media/${hash}-8.webp" alt="b" srcset="/media/${hash}-8.webp 8w" ` +
        'sizes="(min-width: 48rem) 44rem, 100vw" loading="lazy" width="8" height="6">',
    );
  });

  it('a text that is kept because its list fails keeps its pictures', async () => {
    const { run, backEnd, options } = festivalWithPicture({ '/m/in.png': { body: blue } });
    backEnd.lists['/faqs/'] = [{ id: 1, question_fr: 'Où ?', answer_fr: '<img src="/m/in.png" alt="b">' }];
    await run();
    const before = readSnapshot(options.snapshots).festival.faqs;
    backEnd.failing['/faqs/'] = () => Response.json({}, { status: 500 });
    await run();
    expect(readSnapshot(options.snapshots).festival.faqs).toEqual(before);
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
  });
});

describe('third-party services', () => {
  const videos = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'].map((youtube_id, id) => ({ id, youtube_id }));

  it('are tried once if they are unreachable, which is not reported', async () => {
    const { run, backEnd, options } = festivalWithPicture();
    backEnd.lists['/personnes/'] = [{ id: 1, videos }];
    const requests: string[] = [];
    const fetch = (url: string, init: RequestInit) => {
      if (!url.startsWith('https://api.')) requests.push(url);
      return backEnd.fetch(url, init);
    };
    options.fetch = fetch;
    expect((await run()).mediaFailures).toEqual([]);
    // Six files are downloaded at a time, so all three may be requested before the first one has failed.
    expect(requests.length).toBeLessThanOrEqual(videos.length);
    const many = Array.from({ length: 40 }, (_, id) => ({ id, youtube_id: `video_${1e4 + id}` }));
    backEnd.lists['/personnes/'] = [{ id: 1, videos: many }];
    requests.length = 0;
    await run();
    expect(requests.length).toBeLessThanOrEqual(6);
  });

  it("provide a video's still and a link's logo, of which the site keeps its own copies", async () => {
    const { run, backEnd, options, media } = festivalWithPicture({ '/m/still.png': { body: blue } });
    backEnd.lists['/personnes/'] = [{ id: 1, videos: [{ ...videos[0], file: '/m/still.png' }] }];
    backEnd.lists['/liens/'] = [{ id: 1, url: 'https://journal.example/article' }];
    options.environment = { ...options.environment, LOGO_URL: 'https://logos.example/{hostname}.png' };
    options.fetch = (url, init) =>
      url.startsWith('https://api.')
        ? backEnd.fetch(url, init)
        : Promise.resolve(new Response(new Uint8Array(blue)));
    await run();
    expect(Object.keys(media())).toEqual([
      PICTURE_URL,
      PICTURE_URL.replace('a.png', 'still.png'),
      'https://i.ytimg.com/vi/aaaaaaaaaaa/hqdefault.jpg',
      'https://logos.example/journal.example.png',
    ]);
  });
});
