import { Fragment, type MouseEvent, useLayoutEffect } from 'react';
import type { Lang } from '../../../domain/model/languages.ts';
import { langAttributes } from '../../../domain/text/localise.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import { EventState } from '../../event/status/EventState.tsx';
import type { EventDetails, MapDetails, ShownEvents, VenueDetails } from '../map-view.ts';
import type { OpenPopup } from './leaflet-stage.ts';

interface Context extends Pick<MapDetails, 'types' | 'words'> {
  lang: Lang;
  shown: ShownEvents;
  onEvent: (eventId: number) => void;
  /** Called when the visitor requests the walks from a venue. */
  onFrom: (placeId: number) => void;
}

/** Content of a pin's popup: for each of its venues the name, the way there and the events, by type. */
export function PinPopup({ opened, ...context }: Context & { opened: OpenPopup }) {
  useLayoutEffect(() => {
    // The popup opened empty: it is resized to its content. The focus moves into it, which Leaflet does not do itself.
    opened.popup.update();
    opened.content.focus({ preventScroll: true });
  }, [opened]);
  return opened.pin.places.map((venue) => <Venue key={venue.id} venue={venue} {...context} />);
}

function Venue({ venue, ...context }: Context & { venue: VenueDetails }) {
  const { shown, types, words, onFrom } = context;
  const events = shown.get(venue.id) ?? [];
  return (
    <>
      <strong>
        <a className="link" href={venue.sheetHref} {...langAttributes(venue.name)}>
          {venue.name.text}
        </a>
      </strong>
      <a
        className="button"
        href={venue.mapsHref}
        target="_blank"
        rel="noopener"
        title={words['a11y.externalLink']}
      >
        {words['map.directions']} <span className="sr-only">({words['a11y.externalLink']})</span>
      </a>
      <button type="button" className="button" onClick={() => onFrom(venue.id)}>
        {words['map.onFootFromHere']}
      </button>
      {types.map(({ className, title }) => {
        const ofType = events.filter((event) => event.className === className);
        return (
          ofType.length > 0 && (
            <Fragment key={className}>
              <p className={className}>
                <span className="swatch" />
                <span>
                  <span {...langAttributes(title)}>{title.text}</span>{' '}
                  <span className="facts tabular">{ofType.length}</span>
                </span>
              </p>
              <Events events={ofType} sheetHref={venue.sheetHref} {...context} />
            </Fragment>
          )
        );
      })}
    </>
  );
}

/** Further events are on the venue sheet. */
const MAX_OF_TYPE = 10;

function Events({
  events,
  sheetHref,
  lang,
  words,
  onEvent,
}: Context & { events: readonly EventDetails[]; sheetHref: string }) {
  const onClick = (click: MouseEvent, eventId: number): void => {
    const isLink = click.target instanceof Element && click.target.closest('a');
    if (!isLink || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    onEvent(eventId);
  };
  return (
    <ul>
      {events.slice(0, MAX_OF_TYPE).map((event) => (
        <li key={event.id} data-event={event.id} onClick={(click) => onClick(click, event.id)}>
          <EventLink event={event} words={words} />
          <EventState opens={event.opens} when={event.when} />
        </li>
      ))}
      {events.length > MAX_OF_TYPE && (
        <li>
          <a href={sheetHref}>{fillPlural(lang, words, 'events', events.length)}</a>
        </li>
      )}
    </ul>
  );
}
