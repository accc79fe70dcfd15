import type { Id } from '../../domain/model/core.ts';
import type { Subscription } from '../../domain/account/subscriptions.ts';
import { allPages } from '../../back-end/paging.ts';
import { backEndId, backEndUrl, callBackEnd, publishedId } from './client.ts';
import { eventTitleOf, fieldsOf, idOf } from '../../back-end/guards.ts';

/** Reads the visitor's subscriptions, page after page. One that refers to no event is ignored. @throws ApiError */
export async function readSubscriptions(token: string): Promise<Subscription[]> {
  const { items } = await allPages(backEndUrl('/subscriptions/'), (url) => callBackEnd(url, { token }));
  return items.flatMap((item) => {
    const id = idOf(item);
    const event = fieldsOf(item)['event'];
    const eventId = idOf(event);
    if (id === null || eventId === null) return [];
    const title = eventTitleOf(fieldsOf(event));
    return {
      id,
      eventId: publishedId('events', eventId),
      ...(Object.keys(title).length > 0 && { title }),
    };
  });
}

/** Subscribes the visitor, if not subscribed yet. @throws ApiError, with 404 if the event takes no registration. */
export async function subscribe(token: string, eventId: Id): Promise<void> {
  await callBackEnd(subscribeUrl(eventId), { method: 'POST', token });
}

/** Ends the visitor's subscription, if there is one. @throws ApiError */
export async function unsubscribe(token: string, eventId: Id): Promise<void> {
  await callBackEnd(subscribeUrl(eventId), { method: 'DELETE', token });
}

const subscribeUrl = (eventId: Id): string => backEndUrl(`/subscribe/${backEndId('events', eventId)}/`);
