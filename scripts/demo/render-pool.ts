import { Worker } from 'node:worker_threads';
import { MediaBusy, type Media, type MediaSource } from '../api/media-source.ts';

/** What a worker answers for a path. */
export type Rendered = { media: Media | null } | { error: string };

export interface RenderPoolOptions {
  /** Threads, each rendering one medium at a time. */
  size: number;
  /** Media that may wait for a thread; whoever asks for one more is refused. */
  longestQueue: number;
}

export interface RenderPool {
  /** Renders a medium by its path. Its turn is given up when the signal says that nobody waits for it any more. */
  render: MediaSource;
  /** Refuses what waits and what is still to come; what is being rendered goes on. */
  refuseMore(): void;
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
export function createRenderPool({ size, longestQueue }: RenderPoolOptions): RenderPool {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let isEnding = false;

  const run = (worker: Worker, job: Job): void => {
    const settle = (finish: () => void): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
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
    const lost = (reason: unknown): void => {
      settle(() => job.reject(reason));
      workers.delete(worker);
      const next = waiting.shift();
      if (next !== undefined) start(next);
    };
    const failed = (error: Error): void =>
      lost(new Error(`Rendering ${job.path} stopped its thread: ${error.message}`));
    const ended = (): void => lost(new MediaBusy(`Rendering ${job.path} was stopped.`));
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.ref();
    worker.postMessage(job.path);
  };

  const start = (job: Job): void => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
    workers.add(worker);
    run(worker, job);
  };

  const wait = (job: Job, signal: AbortSignal | undefined): void => {
    waiting.push(job);
    signal?.addEventListener('abort', () => {
      const place = waiting.indexOf(job);
      if (place === -1) return;
      waiting.splice(place, 1);
      job.reject(signal.reason);
    });
  };

  const render: MediaSource = (path, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (isEnding || waiting.length >= longestQueue)
        throw new MediaBusy(`There is no room to render ${path}.`);
      const job = { path, resolve, reject };
      const free = idle.pop();
      if (free !== undefined) run(free, job);
      else if (workers.size < size) start(job);
      else wait(job, signal);
    });

  const refuseMore = (): void => {
    isEnding = true;
    for (const job of waiting.splice(0)) job.reject(new MediaBusy(`Rendering ${job.path} was given up.`));
  };

  return {
    render,
    refuseMore,
    stop: async () => {
      refuseMore();
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
