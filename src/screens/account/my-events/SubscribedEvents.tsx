import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lang, Id } from '../../../domain/model/core.ts';
import { langAttributes } from '../../../domain/text/localise.ts';
import { $eventSummaries, loadEventSummaries } from '../../../stores/event-summaries.ts';
import {
  $busyEvents,
  $subscriptions,
  $subscriptionsStatus,
  refreshSubscriptions,
  leave,
} from '../../../stores/subscriptions.ts';
import { CalendarButton, UndatedNote } from '../../plan/island/CalendarButton.tsx';
import { RegistrationOffer } from '../../plan/island/RegistrationOffer.tsx';
import { ENTRIES, WITHDRAWN } from '../../event/row/row-markup.ts';
import { listedEvents, type ListedEvent } from './listed-events.ts';
import type { MyEventsWords } from './my-events-words.ts';
import { notify } from '../../../stores/notices.ts';
import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import { fill } from '../../../i18n/fill.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import { EventState } from '../../event/status/EventState.tsx';

export interface MyEventsProps {
  lang: Lang;
  /** Heading level of the events' titles. */
  level: 2 | 3;
  links: { auth: string; programme: string };
  words: MyEventsWords;
}

/** Shows the events of the signed-in visitor, or why they cannot be shown. */
export function SubscribedEvents({ lang, level, links, words }: MyEventsProps) {
  const subscriptions = useStore($subscriptions);
  const status = useStore($subscriptionsStatus);
  const summaries = useStore($eventSummaries);
  const busy = useStore($busyEvents);
  const block = useRef<HTMLDivElement>(null);

  // The list waits until titles and dates have loaded or failed: added later, they would move a button under a finger.
  const [isTitled, setTitled] = useState(false);
  const loadTitles = useCallback(() => {
    void loadEventSummaries(lang).finally(() => setTitled(true));
  }, [lang]);
  useEffect(loadTitles, [loadTitles]);

  const retry = (): void => {
    void refreshSubscriptions();
    loadTitles();
  };
  const listed = isTitled ? subscriptions : null;
  const events = listedEvents(listed ?? [], summaries, { lang, unknown: words['myevents.unknown'] });

  return (
    // The button of an event disappears with it: this element takes the focus.
    <div ref={block} tabIndex={-1} className="grid gap-8 outline-none" aria-busy={status === 'loading'}>
      {!listed && status !== 'failed' && <p className="text-stone">{words['myevents.loading']}</p>}
      {status === 'failed' && (
        <div className="notice notice-error items-center" role="alert">
          <p>{words['myevents.failed']}</p>
          <button type="button" className="link min-h-11" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
      {listed && events.length === 0 && (
        <>
          <p className="text-xl">{words['myevents.empty']}</p>
          <p>
            <a className="button button-solid" href={links.programme}>
              {words['home.programme']}
            </a>
          </p>
        </>
      )}
      <RegistrationOffer lang={lang} authHref={links.auth} words={words} />
      {events.length > 0 && (
        <>
          <ul className="event-entries border-b border-hairline" {...{ [ENTRIES]: '' }}>
            {events.map((event) => (
              <EventItem
                key={event.id}
                event={event}
                level={level}
                isBusy={busy.has(event.id)}
                words={words}
                onLeave={() => {
                  block.current?.focus({ preventScroll: true });
                  void unsubscribeFrom(event.id, words);
                }}
              />
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <CalendarButton
              events={events}
              words={words}
              save={async (hasReminders) => {
                const { saveCalendar } = await import('../../calendar-files/save-calendar.ts');
                saveCalendar({ name: words.myevents, fileName: 'my-events.ics', hasReminders, events });
              }}
            />
          </p>
          <UndatedNote lang={lang} events={events} words={words} />
        </>
      )}
    </div>
  );
}

/** Ends a subscription and announces it, since screen readers do not report that the event left the list. */
async function unsubscribeFrom(eventId: Id, words: MyEventsWords): Promise<void> {
  const change = await leave(eventId, words);
  if (change === 'done')
    notify({ about: `event ${eventId}`, kind: 'success', text: words['subscription.left'] });
}

interface ItemProps {
  event: ListedEvent;
  level: 2 | 3;
  isBusy: boolean;
  words: MyEventsWords;
  onLeave: () => void;
}

/** One event of the visitor: the colour of its type, picture, title, date, and a button to unsubscribe. */
function EventItem({ event, level, isBusy, words, onLeave }: ItemProps) {
  const { title, className, type, when, thumbnail } = event;
  const Heading = `h${level}` as const;
  return (
    <li
      className={`tint grid grid-cols-[auto_5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-hairline py-4 pe-13 sm:grid-cols-[auto_8rem_minmax(0,1fr)_auto] sm:gap-x-6 ${className}`}
      {...{ [WITHDRAWN]: event.isWithdrawn ? '' : undefined }}
    >
      <span className="swatch rounded-full" aria-hidden="true" />
      <span className={`aspect-3/2 ${thumbnail ? 'bg-mist' : 'bg-(--accent)'}`}>
        {thumbnail && (
          <img
            src={thumbnail.src}
            width={thumbnail.width}
            height={thumbnail.height}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-full w-full object-cover"
          />
        )}
      </span>
      <div className="grid gap-1">
        {type && (
          <p className="facts" {...langAttributes(type)}>
            {type.text}
          </p>
        )}
        <Heading className="title-xl">
          <EventLink event={event} words={words} className="quiet-link" />
        </Heading>
        {when && <p className="tabular">{when}</p>}
        {event.isWithdrawn ? (
          <p className="facts">{words['event.withdrawn']}</p>
        ) : (
          <EventState opens={event.opens} />
        )}
      </div>
      <button
        type="button"
        className="button col-start-3 justify-self-start sm:col-start-4"
        aria-label={fill(words['myevents.unsubscribeFrom'], { title: title.text })}
        aria-busy={isBusy}
        onClick={({ nativeEvent }) => {
          // The first click removes the event from the list; the second one would hit the next event.
          if (!isRepeatedClick(nativeEvent)) onLeave();
        }}
      >
        {words['row.unregister']}
      </button>
    </li>
  );
}
