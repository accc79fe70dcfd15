import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaCache } from '../../../scripts/demo/media-cache.ts';
import { demoMediaPaths } from '../../../scripts/demo/media-paths.ts';
import { renderMedia } from '../../../scripts/demo/media.ts';
import { createRenderPool, type RenderPool } from '../../../scripts/demo/render-pool.ts';
import { MediaBusy, type Media, type MediaSource } from '../../../scripts/api/media-source.ts';
import { festival } from './festival-parts.ts';

// Rendering is honest work: it takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(directory, { recursive: true }));

const PATHS = ['/media/a.jpg', '/media/b.jpg', '/media/missing.jpg'];
const picture = (path: string): Media => ({ body: Buffer.from(path), type: 'image/jpeg' });

/** A renderer that notes what it is asked for, and whose cache knows `PATHS`. */
function counting(render: MediaSource = (path) => Promise.resolve(picture(path))) {
  const rendered: string[] = [];
  const open = (folder = directory): MediaSource =>
    createMediaCache({
      directory: folder,
      paths: PATHS,
      render: (path, signal) => {
        rendered.push(path);
        return path.includes('missing') ? Promise.resolve(null) : render(path, signal);
      },
    });
  return { open, rendered };
}

describe('the cache of the media', () => {
  it('two visitors who ask at once for a picture have it rendered once', async () => {
    const { open, rendered } = counting();
    const media = open();
    const [one, other] = await Promise.all([media('/media/a.jpg'), media('/media/a.jpg')]);
    expect(rendered).toEqual(['/media/a.jpg']);
    expect(one).toEqual(other);
  });

  it('a picture rendered before a restart is read from the disk after it', async () => {
    const { open, rendered } = counting();
    await open()('/media/a.jpg');
    expect(await open()('/media/a.jpg')).toEqual(picture('/media/a.jpg'));
    expect(rendered).toHaveLength(1);
  });

  it('a path without a picture leaves nothing on the disk', async () => {
    expect(await counting().open()('/media/missing.jpg')).toBeNull();
    expect(await readdir(directory)).toEqual([]);
  });

  it('a picture that the festival does not name is neither rendered nor kept', async () => {
    const { open, rendered } = counting();
    expect(await open()('/media/photo/sea/anyone-3200x3200.jpg')).toBeNull();
    expect(rendered).toEqual([]);
    expect(await readdir(directory)).toEqual([]);
  });

  it('a failed render is tried again by the next visitor', async () => {
    let failures = 1;
    const media = counting((path) =>
      failures-- > 0 ? Promise.reject(new Error('out of paper')) : Promise.resolve(picture(path)),
    ).open();
    await expect(media('/media/a.jpg')).rejects.toThrow('out of paper');
    expect((await media('/media/a.jpg'))?.type).toBe('image/jpeg');
  });

  it('a directory that cannot be written is an error, not a missing picture', async () => {
    const file = join(directory, 'taken');
    await writeFile(file, '');
    await expect(counting().open(file)('/media/a.jpg')).rejects.toThrow();
  });

  it('gives a picture up when all who asked for it have left, and not before', async () => {
    const signals: AbortSignal[] = [];
    const started = Promise.withResolvers<undefined>();
    const media = counting(
      (_path, signal) =>
        new Promise((_resolve, reject) => {
          if (signal) signals.push(signal);
          signal?.addEventListener('abort', () => reject(new Error('nobody waits')));
          started.resolve(undefined);
        }),
    ).open();
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = Promise.allSettled([
      media('/media/a.jpg', one.signal),
      media('/media/a.jpg', other.signal),
    ]);
    await started.promise;
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('names every picture and document of the demo, and no other', () => {
    const paths = demoMediaPaths(festival);
    expect(paths).toContain('/media/pdf/programme-fr.pdf');
    expect(paths).toContain(festival.editions[0]?.image);
    expect(paths).toContain(festival.events[0]?.photos[0]?.file);
  });
});

describe('the threads that render', () => {
  const SMALL = '/media/photo/sea/thread-120x80.jpg';
  const LARGE = ['one', 'two'].map((seed) => `/media/photo/sea/${seed}-3200x3200.jpg`);
  let pool: RenderPool;
  beforeEach(() => {
    pool = createRenderPool({ size: 1, maxQueue: 1 });
  });
  afterEach(() => pool.stop());

  it('give the same bytes as this one', async () => {
    const [there, here] = await Promise.all([pool.render(SMALL), renderMedia(SMALL)]);
    expect(Buffer.from(there?.body ?? []).equals(Buffer.from(here?.body ?? [0]))).toBe(true);
  });

  it('let only so many wait', async () => {
    const [first, second] = [pool.render(SMALL), pool.render(SMALL)];
    await expect(pool.render(SMALL)).rejects.toThrow(MediaBusy);
    expect([(await first)?.type, (await second)?.type]).toEqual(['image/jpeg', 'image/jpeg']);
  });

  it('drop what was waiting for someone who has left, which makes room for another', async () => {
    const first = pool.render(SMALL);
    const leaver = new AbortController();
    const dropped = pool.render(SMALL, leaver.signal);
    leaver.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    const next = pool.render(SMALL);
    expect([(await first)?.type, (await next)?.type]).toEqual(['image/jpeg', 'image/jpeg']);
  });

  it('stop at once, in the middle of a picture that takes long', async () => {
    const [drawn, queued] = LARGE.map((path) => pool.render(path));
    const outcomes = Promise.allSettled([drawn, queued]);
    await pool.stop();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(MediaBusy) as unknown });
    }
    await expect(pool.render(SMALL)).rejects.toThrow(MediaBusy);
  });
});
