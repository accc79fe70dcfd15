/**
 * Must be an island: tiles, pins and panels answer to pan, zoom and search. Until the visitor asks, the drawn plan and
 * the list of venues stand in its place, and nothing is requested from the tile server.
 */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { PinView } from '../domain/model/map.ts';
import type { Lang } from '../i18n/lang.ts';
import { EventPanel } from './map/EventPanel.tsx';
import { Filters } from './map/Filters.tsx';
import { type NamedPlace, PlaceSearch } from './map/PlaceSearch.tsx';
import { Stage } from './map/Stage.tsx';
import { useDetails } from './map/use-details.ts';
import { allEvents, passing, type MapFilter } from './map/filter.ts';
import type { MapWords } from './map/words.ts';

export interface MapProps {
  lang: Lang;
  pins: PinView[];
  places: NamedPlace[];
  focusId: number | null;
  start: { centre: { latitude: number; longitude: number }; zoom: number };
  words: MapWords;
  /** The drawn plan. */
  children?: ReactNode;
}

/** Spec §9: at this width or less, choosing a place scrolls to the map. */
const NARROW = '(max-width: 768px)';

export function Map({ lang, pins, places, focusId, start, words, children }: MapProps) {
  const [isShown, setShown] = useState(false);
  const [focus, setFocus] = useState<{ placeId: number } | null>(
    focusId === null ? null : { placeId: focusId },
  );
  const [filter, setFilter] = useState<MapFilter>(allEvents);
  const [eventId, setEventId] = useState<number | null>(null);
  const [isFullscreen, setFullscreen] = useState(false);
  const { details, hasFailed } = useDetails(lang, isShown);

  const goTo = useCallback((placeId: number) => {
    setShown(true);
    setEventId(null);
    setFocus({ placeId });
    const isNarrow = window.matchMedia(NARROW).matches;
    document.getElementById('map')?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
  }, []);

  useEffect(() => {
    const listen = (event: Event): void => {
      if (event instanceof CustomEvent && typeof event.detail === 'number') goTo(event.detail);
    };
    window.addEventListener('map:focus', listen);
    const asked = document.getElementById('map')?.dataset['asked'];
    if (asked) listen(new CustomEvent('map:focus', { detail: Number(asked) }));
    return () => {
      window.removeEventListener('map:focus', listen);
    };
  }, [goTo]);

  // The same set as long as it holds the same: a new one takes the pins off and closes their popup.
  const shownEvents = useMemo(() => passing(details?.events ?? [], filter), [details, filter]);
  const selected = details?.events.find(({ id }) => id === eventId) ?? null;
  return (
    <div className={isFullscreen ? 'map map-full' : 'map'}>
      <div className="map-tools needs-script">
        <PlaceSearch places={places} words={words} onChoose={goTo} />
        {details && (
          <Filters filter={filter} details={details} lang={lang} words={words} onChange={setFilter} />
        )}
        {!isShown && (
          <button
            type="button"
            className="button button-solid"
            onClick={() => {
              setShown(true);
            }}
          >
            {words['map.show']}
          </button>
        )}
      </div>
      {hasFailed && (
        <p className="notice notice-error" role="alert">
          {words['map.failed']}
        </p>
      )}
      <div className="map-box">
        {isShown && details ? (
          <Stage
            pins={pins}
            start={start}
            focus={focus}
            shownEvents={shownEvents}
            isFullscreen={isFullscreen}
            words={words}
            onEvent={setEventId}
            onFullscreen={setFullscreen}
          />
        ) : (
          children
        )}
        {selected && (
          <EventPanel
            event={selected}
            words={words}
            onClose={() => {
              setEventId(null);
            }}
          />
        )}
      </div>
    </div>
  );
}
