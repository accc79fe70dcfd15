import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { cardFile } from './card-files.ts';

/** Folders of the cards and their descriptions, and of the pictures, named by content. */
export interface CardFolders {
  cards: string;
  originals: string;
}

/** Message to the thread: a card to draw, or the end. */
export type CardRequest = { name: string } | 'end';

export interface CardThread {
  /** Has a card drawn, unless it is there or was named before. */
  draw(name: string): void;
  /** Waits until all are drawn; gives their number. @throws Error saying which could not be drawn, and why. */
  end(): Promise<number>;
}

/** Draws cards in a thread, beside whatever else this process does. It starts with the first card that is missing. */
export function openCardThread(folders: CardFolders): CardThread {
  const named = new Set<string>();
  let worker: Worker | undefined;
  const outcome = Promise.withResolvers<number>();
  // A failure is thrown by `end`, not before somebody waits for it.
  outcome.promise.catch(() => undefined);

  const start = (): Worker => {
    const started = new Worker(new URL('./card-worker.ts', import.meta.url), { workerData: folders });
    started.once('message', outcome.resolve);
    started.once('error', outcome.reject);
    // A build that fails does not wait for its cards.
    started.unref();
    return started;
  };
  const send = (request: CardRequest): void => worker?.postMessage(request);

  return {
    draw: (name) => {
      if (named.has(name) || existsSync(cardFile(folders.cards, name))) return;
      named.add(name);
      worker ??= start();
      send({ name });
    },
    end: async () => {
      if (worker === undefined) return 0;
      worker.ref();
      send('end');
      return outcome.promise;
    },
  };
}
