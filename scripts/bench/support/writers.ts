import { connect, letter } from './client.ts';
import type { Ledger } from './ledger.ts';

interface Write {
  send: { method: 'POST'; path: string; token?: string; body?: unknown };
  note: () => void;
}

/** Callers that write as fast as they are answered until the connection fails, and record what was acknowledged. */
export function startWriters(url: string, callers: number, nextWrite: () => Write) {
  const waiting: { count: number; resolve: () => void }[] = [];
  let acknowledged = 0;

  async function writer(): Promise<void> {
    const client = connect(url);
    try {
      for (;;) {
        const { send, note } = nextWrite();
        const { status, text } = await client.send(send);
        if (status !== 200 && status !== 201) throw new Error(`A write answered ${status}: ${text}`);
        note();
        acknowledged += 1;
        for (const { count, resolve } of waiting) if (acknowledged >= count) resolve();
      }
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    } finally {
      client.close();
    }
  }

  return {
    /** Resolves once every writer has met a failed connection. */
    ended: Promise.all(Array.from({ length: callers }, writer)).then(() => undefined),
    /** Resolves once so many writes were acknowledged. */
    acknowledged: (count: number) => new Promise<void>((resolve) => waiting.push({ count, resolve })),
  };
}

function isConnectionError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code))
  );
}

/** Letters and subscriptions in turn, each for the first time. */
export function createWrites(
  ledger: Ledger,
  tokens: readonly string[],
  events: readonly number[],
): () => Write {
  let n = 0;
  return () => {
    n += 1;
    const pair = Math.floor(n / 2);
    const event = events[pair % events.length];
    const account = Math.floor(pair / events.length) % tokens.length;
    const token = tokens[account];
    if (n % 2 === 0 || event === undefined || token === undefined) {
      const subject = `letter ${n}`;
      return { send: letter(subject), note: () => ledger.letters.add(subject) };
    }
    const note = (): unknown => ledger.subscriptions.add(`${account + 1}/${event}`);
    return { send: { method: 'POST', path: `/subscribe/${event}/`, token }, note };
  };
}
