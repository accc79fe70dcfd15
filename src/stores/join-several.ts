import type { Id } from '../domain/model/core.ts';
import { fill } from '../i18n/fill.ts';
import type { Key, Words } from '../i18n/translate.ts';
import { notify } from './notices.ts';
import { joinQuietly, subscriptionKeys } from './subscriptions.ts';

export const joinSeveralKeys = [
  ...subscriptionKeys,
  'plan.offerDone',
  'plan.offerFailed',
  'plan.quoted',
] as const satisfies Key[];

interface Joined {
  id: Id;
  title: { text: string };
}

/**
 * Registers the visitor for several events, one after the other; the notices name them. A refusal of one event does not
 * stop the next. If there is no answer, or the back end asks to wait, the remaining events are not tried.
 */
export async function joinSeveral(events: readonly Joined[], words: Words<typeof joinSeveralKeys>) {
  const titlesOf = (list: readonly Joined[]): string =>
    list.map(({ title }) => fill(words['plan.quoted'], { title: title.text })).join(', ');
  const done: Joined[] = [];
  for (const [index, event] of events.entries()) {
    const { change, reason, isGeneral } = await joinQuietly(event.id);
    if (change === 'done') done.push(event);
    if (change === 'failed')
      notify({
        about: `event ${event.id}`,
        kind: 'error',
        text: fill(words['plan.offerFailed'], {
          titles: titlesOf(isGeneral ? events.slice(index) : [event]),
          reason: reason ?? words['subscription.joinFailed'],
        }),
      });
    if (isGeneral) break;
  }
  if (done.length > 0)
    notify({
      about: 'plan registrations',
      kind: 'success',
      text: fill(words['plan.offerDone'], { titles: titlesOf(done) }),
    });
}
