import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { renderMedia } from './media.ts';
import type { RenderAnswer } from './render-pool.ts';

// One thread a render: the pool already uses the cores it is given.
sharp.concurrency(1);

parentPort?.on('message', (path: string) => {
  const answer = (rendered: RenderAnswer): void => parentPort?.postMessage(rendered);
  renderMedia(path).then(
    (media) => answer({ media }),
    (error: unknown) => answer({ error: `Rendering ${path} failed: ${String(error)}` }),
  );
});
