import { Hono } from 'hono';
import { json } from '../http/answers.ts';
import { jsonBody } from '../http/body.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { contact, partnership } from '../validation/messages.ts';
import { parse } from '../validation/parse.ts';
import type { Message, MessageRepository } from '../db/message-repository.ts';
import type { Store } from '../db/open.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Limits } from '../security/limits.ts';

interface MessageServices {
  db: Store;
  messages: MessageRepository;
  outbox: Outbox | undefined;
  limits: Limits;
  clientAddress: ClientAddress;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** `POST /become-partner/` and `POST /send-email/`: the message is stored, the sender answered, then it is mailed. */
export function messageRoutes(services: MessageServices): Hono<AppEnv> {
  const { db, messages, outbox, limits, clientAddress, now } = services;

  async function save(message: Message, confirmation: string): Promise<Response> {
    await db.write(() => {
      const id = messages.insert(message, now());
      outbox?.add(id);
    });
    void outbox?.deliverDue();
    return json(200, { message: confirmation });
  }

  const limit = rateLimit(limits.message, clientAddress, now);
  return new Hono<AppEnv>()
    .post('/become-partner', limit, async (c) => {
      const body = parse(partnership, await jsonBody(c));
      return save({ kind: 'partnership', body }, 'Partnership request sent successfully!');
    })
    .post('/send-email', limit, async (c) => {
      const body = parse(contact, await jsonBody(c));
      return save({ kind: 'contact', body }, 'Message sent successfully!');
    });
}
