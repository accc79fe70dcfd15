import { Hono } from 'hono';
import { json } from '../http/answers.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { signedIn } from '../http/signed-in.ts';
import type { RegistrationTerms } from '../db/festival-repository.ts';
import type { Subscription } from '../db/subscription-repository.ts';
import type { SignedInEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';

/** Returns the reason why visitors cannot register for an event (**Booking**), or null if they can. */
function refusal({ overAt, status, isFull }: RegistrationTerms, time: string): string | null {
  if (status === 'annule') return 'This event has been cancelled.';
  if (overAt !== null && overAt <= time) return 'This event is over.';
  return isFull || status === 'complet' ? 'This event is full.' : null;
}

/**
 * `/subscribe/{id}/` and `/subscriptions/` (**Registered**). Visitors can still unsubscribe from an event that is over,
 * cancelled or withdrawn; it stays in their list until they do.
 */
export function subscriptionRoutes(services: Services): Hono<SignedInEnv> {
  const { db, festival, subscriptions, availability, now, festivalTime } = services;
  const routes = new Hono<SignedInEnv>();
  const auth = signedIn(services);

  /** To be called inside a write, so that only one of two visitors gets the last place. */
  function subscribe(account: number, event: number): { subscription: Subscription; isNew: boolean } {
    const terms = festival.registration(event);
    if (!terms) throw notFound();
    const known = subscriptions.find(account, event);
    if (known) return { subscription: known, isNew: false };
    const reason = refusal(terms, festivalTime());
    if (reason !== null) throw new ApiError(400, reason);
    const subscription = subscriptions.add(account, event, now());
    availability.update(event);
    return { subscription, isNew: true };
  }

  routes.post('/subscribe/:id{[0-9]{1,15}}', auth, async (c) => {
    const event = Number(c.req.param('id'));
    const { subscription, isNew } = await db.write(() => subscribe(c.get('account').id, event));
    return json(isNew ? 201 : 200, subscription);
  });
  routes.delete('/subscribe/:id{[0-9]{1,15}}', auth, async (c) => {
    const event = Number(c.req.param('id'));
    await db.write(() => {
      subscriptions.remove(c.get('account').id, event);
      availability.update(event);
    });
    return new Response(null, { status: 204 });
  });
  routes.get('/subscriptions', auth, (c) => json(200, subscriptions.ofAccount(c.get('account').id)));
  return routes;
}
