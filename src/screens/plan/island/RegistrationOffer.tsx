import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { registrable } from '../../../domain/plan/registrable.ts';
import { langAttributes, type LocalText } from '../../../domain/text/localise.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import type { Lang, Id } from '../../../domain/model/core.ts';
import { timeZone } from '../../../site/time-zone.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { $eventSummaries } from '../../../stores/event-summaries.ts';
import { joinSeveral } from '../../../stores/join-several.ts';
import { $plan } from '../../../stores/plan.ts';
import { $session } from '../../../stores/session.ts';
import { $busyEvents, $subscriptions } from '../../../stores/subscriptions.ts';
import type { OfferWords } from '../plan-words.ts';

/** Most titles that are not collapsed: a longer list would push the plan off a phone's screen. */
const MAX_UNCOLLAPSED = 6;

interface Props {
  lang: Lang;
  /** Link to the login, which returns to this page. */
  authHref: string;
  words: OfferWords;
}

/** Offers to register for the saved events that take registrations, and lists them; nothing is sent before. */
export function RegistrationOffer({ lang, authHref, words }: Props) {
  const plan = useStore($plan, { ssr: 'initial' });
  const summaries = useStore($eventSummaries, { ssr: 'initial' });
  const subscriptions = useStore($subscriptions, { ssr: 'initial' });
  const busy = useStore($busyEvents, { ssr: 'initial' });
  const [isSending, setSending] = useState(false);
  const isSignedIn = useStore($session, { ssr: 'initial' }) !== null;
  // A signed-in visitor sees the offer once their registrations are known.
  if (!summaries || (isSignedIn && !subscriptions)) return null;
  const events = registrable(plan, summaries, { subscriptions, now: visitorNow().toISOString(), timeZone });
  if (events.length === 0) return null;

  const register = async (): Promise<void> => {
    setSending(true);
    await joinSeveral(events, words);
    setSending(false);
  };
  const isBusy = isSending || events.some(({ id }) => busy.has(id));
  return (
    <div className="no-print mt-8 grid justify-items-start gap-4 border-t-[0.4rem] border-(--accent) bg-mist p-5 text-lg">
      <p className="font-semibold">{fillPlural(lang, words, 'plan.offer', events.length)}</p>
      <OfferedTitles events={events} words={words} />
      {isSignedIn ? (
        <button
          type="button"
          className="button button-solid"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void register();
          }}
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

interface OfferedTitlesProps {
  events: readonly { id: Id; title: LocalText; href: string }[];
  words: OfferWords;
}

/** Lists the events for which the visitor may register; collapsed if there are many. */
function OfferedTitles({ events, words }: OfferedTitlesProps) {
  const list = (
    <ul>
      {events.map(({ id, title, href }) => (
        <li key={id} className="py-1 text-base">
          <a className="link" href={href} {...langAttributes(title)}>
            {title.text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (events.length <= MAX_UNCOLLAPSED) return list;
  return (
    <details>
      <summary className="py-1 text-base link">{words['plan.offerWhich']}</summary>
      {list}
    </details>
  );
}
