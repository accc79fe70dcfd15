import { useStore } from '@nanostores/react';
import { registrable } from '../../../domain/plan/registrable.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { timeZone } from '../../../site/time-zone.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { $eventSummaries } from '../../../stores/event-summaries.ts';
import { notify } from '../../../stores/notices.ts';
import { $plan } from '../../../stores/plan/plan.ts';
import { $session } from '../../../stores/session.ts';
import { $busyEvents, $subscriptions, join } from '../../../stores/subscriptions.ts';
import type { OfferWords } from '../words.ts';

interface Props {
  lang: Lang;
  /** The login, which leads back to this page. */
  authHref: string;
  words: OfferWords;
}

/** Asks whether to register for what the plan has and takes registrations, and says which; nothing is sent before. */
export function RegistrationOffer({ lang, authHref, words }: Props) {
  const plan = useStore($plan, { ssr: 'initial' });
  const summaries = useStore($eventSummaries, { ssr: 'initial' });
  const subscriptions = useStore($subscriptions, { ssr: 'initial' });
  const busy = useStore($busyEvents, { ssr: 'initial' });
  const isSignedIn = useStore($session, { ssr: 'initial' }) !== null;
  // Who is signed in is asked once it is known what they are registered for.
  if (!summaries || (isSignedIn && !subscriptions)) return null;
  const events = registrable(plan, summaries, { subscriptions, now: visitorNow().getTime(), timeZone });
  if (events.length === 0) return null;

  const titlesOf = (list: readonly { title: { text: string } }[]): string =>
    list.map(({ title }) => title.text).join(', ');
  const register = async (): Promise<void> => {
    const changes = await Promise.all(events.map(({ id }) => join(id, words)));
    const done = events.filter((_, index) => changes[index] === 'done');
    // Of those that failed the store tells, with the back end's reason.
    if (done.length > 0)
      notify({
        about: 'plan registrations',
        kind: 'success',
        text: fill(words['plan.offerDone'], { titles: titlesOf(done) }),
      });
  };
  const forms = { one: words['plan.offer.one'], other: words['plan.offer.other'] };
  const params = { all: plan.length, titles: titlesOf(events) };
  const text = fillPlural(
    lang,
    {
      one: fill(forms.one, { ...params, count: events.length }),
      other: fill(forms.other, { ...params, count: events.length }),
    },
    events.length,
  );
  const isBusy = events.some(({ id }) => busy.has(id));
  return (
    <div className="plan-offer">
      <p>{text}</p>
      {isSignedIn ? (
        <button
          type="button"
          className="button button-solid"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void register()}
        >
          {words['plan.offerRegister']}
        </button>
      ) : (
        <a className="button button-solid" href={authHref}>
          {words['plan.offerLogin']}
        </a>
      )}
    </div>
  );
}
