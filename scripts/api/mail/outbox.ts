import { createOutboxRepository, type PendingMessage } from '../db/outbox-repository.ts';
import { compose } from './compose.ts';
import type { Store } from '../db/open.ts';
import type { Mailer } from './mailer.ts';

const MINUTE_MS = 60 * 1000;
/** Longer than a mail server may keep us waiting for one mail. */
const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

export interface Outbox {
  /** Notes that a message is to be mailed; called inside the write that keeps the message. */
  add(message: number): void;
  /** Mails all that is due. Never rejects: what fails stays, and is tried again later, less and less often. */
  deliverDue(): Promise<void>;
  /**
   * Starts no other mail; resolves when the one under way is settled, or after so many milliseconds. What was not
   * settled is mailed again later.
   */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Mails kept messages after their sender was answered: a mail server that is slow, absent or refuses delays nobody
 * and loses nothing.
 * @param now milliseconds since the epoch.
 */
export function createOutbox(
  db: Store,
  mailer: Mailer,
  now: () => number,
  report: (error: unknown) => void,
): Outbox {
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
      const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** (message.attempts - 1));
      await db.write(() => repository.failed(message.id, now() + pause, String(error)));
      return;
    }
    await db.write(() => repository.sent(message.id));
  }

  async function deliverAll(): Promise<void> {
    try {
      for (let message = await claim(); message; message = await claim()) await deliver(message);
    } catch (error) {
      // The database failed: the claims it holds run out, and the next delivery takes them up.
      report(error);
    }
  }

  return {
    add: (message) => repository.add(message, now()),
    deliverDue: () => (delivery ??= deliverAll().finally(() => (delivery = null))),
    stop: async (patienceMs) => {
      isStopped = true;
      const patience = Promise.withResolvers<undefined>();
      const timer = setTimeout(patience.resolve, patienceMs);
      await Promise.race([delivery, patience.promise]);
      clearTimeout(timer);
    },
  };
}
