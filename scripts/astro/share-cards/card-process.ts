import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardFile } from './card-files.ts';

const WORKER = fileURLToPath(new URL('./card-worker.ts', import.meta.url));

/** Folders of the cards and their descriptions, and of the pictures, named by content. */
export interface CardFolders {
  cards: string;
  originals: string;
}

/** Message to the process: a card to draw, or the end. */
export type CardRequest = { name: string } | 'end';

/** Its answer: how many cards it has drawn, or why it could not. */
export type CardAnswer = { drawn: number } | { failed: string };

export interface CardProcess {
  /** Has a card drawn, unless it is there or was named before. */
  draw(name: string): void;
  /** Waits until all are drawn; gives their number. @throws Error saying which could not be drawn, and why. */
  end(): Promise<number>;
}

/**
 * Draws cards beside whatever else this process does, in one of its own: fonts and pixels need 200 MB, which a build does
 * not have. It starts with the first card that is missing.
 */
export function openCardProcess(folders: CardFolders): CardProcess {
  const named = new Set<string>();
  let child: ChildProcess | undefined;
  const outcome = Promise.withResolvers<number>();
  // A failure is thrown by `end`, not before somebody waits for it.
  outcome.promise.catch(() => undefined);

  const start = (): ChildProcess => {
    const started = fork(WORKER, [JSON.stringify(folders)], { execArgv: [] });
    started.once('message', (answer: CardAnswer) => {
      if ('drawn' in answer) outcome.resolve(answer.drawn);
      else outcome.reject(new Error(answer.failed));
    });
    started.once('error', outcome.reject);
    started.once('exit', (code) => outcome.reject(new Error(`Drawing share cards ended with code ${code}`)));
    // A build that fails does not wait for its cards.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    draw: (name) => {
      if (named.has(name) || existsSync(cardFile(folders.cards, name))) return;
      named.add(name);
      child ??= start();
      child.send({ name } satisfies CardRequest);
    },
    end: async () => {
      if (child === undefined) return 0;
      child.ref();
      child.channel?.ref();
      child.send('end' satisfies CardRequest);
      return outcome.promise;
    },
  };
}
