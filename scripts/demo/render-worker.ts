import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { cacheName, readIfExists } from './media-files.ts';
import { drawPicture, renderMedia } from './media.ts';
import type { RenderAnswer, RenderWorkerData } from './render-pool.ts';

// One thread a render: the pool already uses the cores it is given.
sharp.concurrency(1);

const { drawn } = workerData as RenderWorkerData;

/** A picture for a document. Most are drawn already: pages show them too. */
async function pictureAt(path: string): Promise<Uint8Array> {
  const known = drawn === undefined ? null : await readIfExists(join(drawn, await cacheName(path)));
  return known ?? drawPicture(path);
}

parentPort?.on('message', (path: string) => {
  const answer = (rendered: RenderAnswer): void => parentPort?.postMessage(rendered);
  renderMedia(path, pictureAt).then(
    (media) => answer({ media }),
    (error: unknown) => answer({ error: `Rendering ${path} failed: ${String(error)}` }),
  );
});
