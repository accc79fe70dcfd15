import { Hono } from 'hono';
import { json } from '../http/answers.ts';
import { jsonBody } from '../http/body.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { contact, partnership } from '../validation/messages.ts';
import type { Message } from '../db/message-repository.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';

/** `POST /become-partner/` and `POST /send-email/`: stores the message, answers the sender, then mails the message. */
export function messageRoutes(services: Services): Hono<AppEnv> {
  const { db, messages, outbox, limits, now } = services;

  async function save(message: Message, confirmation: string): Promise<Response> {
    await db.write(() => {
      const id = messages.insert(message, now());
      outbox?.add(id);
    });
    void outbox?.deliverDue();
    return json(200, { message: confirmation });
  }

  const limit = rateLimit(limits.message, services);
  return new Hono<AppEnv>()
    .post('/become-partner', limit, async (c) => {
      const body = await jsonBody(c, partnership);
      return save({ kind: 'partnership', body }, 'Partnership request sent successfully!');
    })
    .post('/send-email', limit, async (c) => {
      const body = await jsonBody(c, contact);
      return save({ kind: 'contact', body }, 'Message sent successfully!');
    });
}
