import { setTimeout } from 'node:timers/promises';
import { createOutboxRepository, type PendingMessage } from '../db/message-repository.ts';
import { compose } from './compose.ts';
import type { Store } from '../db/open.ts';
import type { Mailer } from './mailer.ts';

const MINUTE_MS = 60 * 1000;
/** Longer than sending one mail may take. */
const CLAIM_MS = 5 * MINUTE_MS;
const MAX_RETRY_DELAY_MS = 6 * 60 * MINUTE_MS;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails stored messages after their sender was answered, so that a mail server that is slow, unavailable or refuses a
 * mail neither delays visitors nor loses messages.
 * @param now milliseconds since the epoch.
 */
export function createOutbox(db: Store, mailer: Mailer, now: () => number, report: (error: unknown) => void) {
  const repository = createOutboxRepository(db.sqlite);
  let delivery: Promise<void> | null = null;
  let isStopped = false;

  const claim = async (): Promise<PendingMessage | null> =>
    isStopped ? null : db.write(() => repository.claim(now(), now() + CLAIM_MS));

  async function deliver(message: PendingMessage): Promise<void> {
    try {
      await mailer(compose(message));
    } catch (error) {
      report(error);
      const delay = Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** (message.attempts - 1));
      await db.write(() => repository.failed(message.id, now() + delay, String(error)));
      return;
    }
    await db.write(() => repository.sent(message.id));
  }

  async function deliverAll(): Promise<void> {
    try {
      for (let message = await claim(); message; message = await claim()) await deliver(message);
    } catch (error) {
      // The database failed: the claims expire, and a later delivery mails these messages.
      report(error);
    }
  }

  return {
    /** Queues a message for mailing; to be called inside the write that stores the message. */
    add: (message: number): void => repository.add(message, now()),
    /** Mails all messages that are due. Never rejects: failed ones are retried later, with growing delays. */
    deliverDue: (): Promise<void> => (delivery ??= deliverAll().finally(() => (delivery = null))),
    /** Starts no further mail, and waits at most `timeoutMs` for the current one; unsettled, it is sent again later. */
    stop: async (timeoutMs: number): Promise<void> => {
      isStopped = true;
      await Promise.race([delivery, setTimeout(timeoutMs, undefined, { ref: false })]);
    },
  };
}
