import type { Id } from '../../../domain/model/common.ts';
import { notify } from '../../../stores/notices.ts';
import { leave } from '../../../stores/subscriptions.ts';
import type { MyEventsWords } from './words.ts';

/** Ends a subscription and says so: the event leaves the list, which no screen reader tells by itself. */
export async function unsubscribeFrom(eventId: Id, words: MyEventsWords): Promise<void> {
  const change = await leave(eventId, words);
  if (change === 'done')
    notify({ about: `event ${eventId}`, kind: 'success', text: words['subscription.left'] });
}
