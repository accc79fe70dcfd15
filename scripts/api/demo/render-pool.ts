import { Worker } from 'node:worker_threads';
import type { Media } from './media.ts';

/** Renders a medium by its path; null when there is none. */
export type RenderMedia = (path: string) => Promise<Media | null>;

/** What a worker answers for a path. */
export type Rendered = { media: Media | null } | { error: string };

interface Job {
  path: string;
  resolve: (media: Media | null) => void;
  reject: (error: Error) => void;
}

/**
 * Renders in `size` worker threads, one medium at a time in each, so that the server goes on answering.
 * The threads start with the first job, and do not keep the process alive while idle.
 */
export function createRenderPool(size: number): RenderMedia {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let started = 0;

  const run = (worker: Worker, job: Job): void => {
    const settle = (finish: () => void): void => {
      worker.off('message', answered).off('error', failed);
      finish();
    };
    const answered = (answer: Rendered): void => {
      settle(() => ('error' in answer ? job.reject(new Error(answer.error)) : job.resolve(answer.media)));
      const next = waiting.shift();
      if (next !== undefined) {
        run(worker, next);
        return;
      }
      worker.unref();
      idle.push(worker);
    };
    const failed = (error: Error): void => {
      settle(() => job.reject(new Error(`Rendering ${job.path} stopped its thread: ${error.message}`)));
      started--;
      const next = waiting.shift();
      if (next !== undefined) start(next);
    };
    worker.on('message', answered).on('error', failed);
    worker.ref();
    worker.postMessage(job.path);
  };

  const start = (job: Job): void => {
    started++;
    run(new Worker(new URL('./render-worker.ts', import.meta.url)), job);
  };

  return (path) =>
    new Promise((resolve, reject) => {
      const job = { path, resolve, reject };
      const free = idle.pop();
      if (free !== undefined) run(free, job);
      else if (started < size) start(job);
      else waiting.push(job);
    });
}
