import { Hono } from 'hono';
import { json } from '../http/answers.ts';
import { notFound } from '../http/api-error.ts';
import { signedIn } from '../http/signed-in.ts';
import type { FestivalRepository } from '../db/festival-repository.ts';
import type { Store } from '../db/open.ts';
import type { SubscriptionRepository } from '../db/subscription-repository.ts';
import type { TokenRepository } from '../db/token-repository.ts';
import type { SignedInEnv } from '../http/app-env.ts';

interface SubscriptionServices {
  db: Store;
  festival: FestivalRepository;
  subscriptions: SubscriptionRepository;
  tokens: TokenRepository;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * `/subscribe/{id}/` and `/subscriptions/`. An event that was withdrawn can still be left, and stays in the list until
 * then: a visitor must be able to see and end what they signed up for.
 */
export function subscriptionRoutes(services: SubscriptionServices): Hono<SignedInEnv> {
  const { db, festival, subscriptions, tokens, now } = services;
  const routes = new Hono<SignedInEnv>();
  const auth = signedIn(tokens, now);
  routes.post('/subscribe/:id{[0-9]{1,15}}', auth, async (c) => {
    const event = Number(c.req.param('id'));
    const { subscription, isNew } = await db.write(() => {
      if (!festival.takesRegistration(event)) throw notFound();
      return subscriptions.add(c.get('account').id, event, now());
    });
    return json(isNew ? 201 : 200, subscription);
  });
  routes.delete('/subscribe/:id{[0-9]{1,15}}', auth, async (c) => {
    const event = Number(c.req.param('id'));
    await db.write(() => subscriptions.remove(c.get('account').id, event));
    return new Response(null, { status: 204 });
  });
  routes.get('/subscriptions', auth, (c) => json(200, subscriptions.ofAccount(c.get('account').id)));
  return routes;
}
