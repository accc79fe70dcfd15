import { Worker } from 'node:worker_threads';
import { MediaBusy, type Media, type MediaSource } from '../api/media-source.ts';

/** A worker's answer to a path. */
export type RenderAnswer = { media: Media | null } | { error: string };

/** What a thread is told at its start. */
export type RenderWorkerData = Pick<RenderPoolOptions, 'drawn'>;

export interface RenderPoolOptions {
  /** Threads, each rendering one medium at a time. */
  size: number;
  /** Media that may wait for a thread; further requests are refused. */
  maxQueue: number;
  /** Folder of the media that are drawn already, under their names in the cache: documents show some of them. */
  drawn?: string;
}

export interface RenderPool {
  /** Renders a medium by its path. When the signal is aborted while it waits, it is not rendered. */
  render: MediaSource;
  /** Refuses waiting and new requests; what is being rendered is finished. */
  close(): void;
  /** Stops all threads, whatever they are rendering. */
  stop(): Promise<void>;
}

interface Job {
  path: string;
  resolve: (media: Media | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Renders in threads, so that the server goes on answering. They start with the first job, and do not keep the process
 * alive while idle.
 */
export function createRenderPool({ size, maxQueue, drawn }: RenderPoolOptions): RenderPool {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let isClosed = false;

  const run = (worker: Worker, job: Job): void => {
    const settle = (finish: () => void): void => {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      finish();
    };
    const onAnswer = (answer: RenderAnswer): void => {
      settle(() => ('error' in answer ? job.reject(new Error(answer.error)) : job.resolve(answer.media)));
      const next = waiting.shift();
      if (next !== undefined) {
        run(worker, next);
        return;
      }
      worker.unref();
      idle.push(worker);
    };
    const replaceWorker = (reason: unknown): void => {
      settle(() => job.reject(reason));
      workers.delete(worker);
      const next = waiting.shift();
      if (next !== undefined) start(next);
    };
    const onError = (error: Error): void =>
      replaceWorker(new Error(`Rendering ${job.path} stopped its thread: ${error.message}`));
    const onExit = (): void => replaceWorker(new MediaBusy(`Rendering ${job.path} was stopped.`));
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(job.path);
  };

  const start = (job: Job): void => {
    const workerData: RenderWorkerData = drawn === undefined ? {} : { drawn };
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData });
    workers.add(worker);
    run(worker, job);
  };

  const enqueue = (job: Job, signal: AbortSignal | undefined): void => {
    waiting.push(job);
    signal?.addEventListener('abort', () => {
      const index = waiting.indexOf(job);
      if (index === -1) return;
      waiting.splice(index, 1);
      job.reject(signal.reason);
    });
  };

  const render: MediaSource = (path, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (isClosed || waiting.length >= maxQueue) throw new MediaBusy(`There is no room to render ${path}.`);
      const job = { path, resolve, reject };
      const idleWorker = idle.pop();
      if (idleWorker !== undefined) run(idleWorker, job);
      else if (workers.size < size) start(job);
      else enqueue(job, signal);
    });

  const close = (): void => {
    isClosed = true;
    for (const job of waiting.splice(0)) job.reject(new MediaBusy(`Rendering ${job.path} was given up.`));
  };

  return {
    render,
    close,
    stop: async () => {
      close();
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
