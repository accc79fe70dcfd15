import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { $plan, isPlanned } from '../../../stores/plan.ts';
import { SAVE } from '../../event/buttons/save-markup.ts';
import type { EventDetails } from '../map-view.ts';
import type { MapWords } from '../map-words.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { ENTRY } from '../../event/row/row-markup.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import { EventState } from '../../event/status/EventState.tsx';
import { EVENT_LINKS } from '../map-markup.ts';
import { useOutside } from './use-outside.ts';

interface Props {
  event: EventDetails;
  words: MapWords;
  onClose: () => void;
}

/** Details of an event next to the map, a bottom sheet on phones. Closes on a press outside, except on event links. */
export function EventPanel({ event, words, onClose }: Props) {
  const isSaved = isPlanned(useStore($plan), event.id);
  const panel = useRef<HTMLElement>(null);
  useOutside(panel, true, onClose, (target) => target.closest(EVENT_LINKS) !== null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // If a press or Tab elsewhere has closed the panel, the focus is already where the visitor put it.
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [event.id]);
  return (
    <section
      className="map-panel"
      ref={panel}
      tabIndex={-1}
      aria-label={event.title.text}
      {...{ [ENTRY]: '' }}
    >
      <button
        type="button"
        className="icon-button -mt-3 -me-3 justify-self-end text-xl"
        aria-label={words['a11y.close']}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <h2 className="title-xl">
        <EventLink event={event} words={words} className="link" />
      </h2>
      <p className="facts">{event.when}</p>
      <EventState opens={event.opens} />
      {event.activities.map((activity, index) => (
        <article key={index} className="grid gap-2 border-t border-hairline pt-4">
          {activity.thumbnail && (
            <img
              className="aspect-3/2 w-32 object-cover"
              src={activity.thumbnail}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <h3 lang={activity.title.lang}>{activity.title.text}</h3>
          {/* Sanitised by the pull, like all HTML of the snapshot. */}
          {activity.intro && (
            <div
              className="prose"
              lang={activity.intro.lang}
              dangerouslySetInnerHTML={{ __html: activity.intro.text }}
            />
          )}
          {activity.speakers.length > 0 && (
            <p className="facts">
              {words['map.speakers']} {activity.speakers.join(', ')}
            </p>
          )}
        </article>
      ))}
      <p className="flex flex-wrap gap-3">
        <a className="button" href={event.href}>
          {words['map.openEvent']}
        </a>
        <button type="button" className="button" aria-pressed={isSaved} {...{ [SAVE]: event.id }}>
          {words[isSaved ? 'plan.saved' : 'plan.save']}
        </button>
      </p>
    </section>
  );
}
