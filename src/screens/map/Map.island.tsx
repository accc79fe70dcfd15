import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import type { EventDetails, MapDetails } from './map-view.ts';
import type { FirstWords } from './map-words.ts';
import { pointsOf } from '../../domain/place/places.ts';
import { matching, choicesOf } from '../../domain/programme/filters.ts';
import type { Id, Lang } from '../../domain/model/core.ts';
import { $mapChoices, $mapFilter } from '../../stores/map-filter.ts';
import { EventPanel } from './island/EventPanel.tsx';
import { Filters } from './island/Filters.tsx';
import { PlaceSearch } from './island/PlaceSearch.tsx';
import { Stage } from './island/Stage.tsx';
import { useFullscreen } from './island/use-fullscreen.ts';
import { listedPlaces, MAP_ID, onPlaceRequest } from './map-markup.ts';
import { fetchList } from '../../stores/fetch-own.ts';
import type { createStage } from './island/leaflet-stage.ts';
import type { Pin } from './island/pins.ts';

/**
 * Must be an island: tiles, pins and panels react to panning, zooming and searching. Until the visitor opens the map,
 * the drawn map and the list of venues are shown instead, and nothing is requested from the tile server.
 */

export interface MapProps {
  lang: Lang;
  focusId: number | null;
  words: FirstWords;
  children?: ReactNode;
}

/** At this width or less, choosing a place scrolls to the top of the map. */
const NARROW = '(max-width: 768px)';

export function Map({ lang, focusId, words, children }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state, parts, load } = useMapParts(lang);
  const [destination, setDestination] = useState<{ placeId: number } | null>(
    focusId === null ? null : { placeId: focusId },
  );
  const filter = useStore($mapFilter);
  const [eventId, setEventId] = useState<number | null>(null);
  const [isFullscreen, toggleFullscreen] = useFullscreen(box);

  const goTo = useCallback(
    (placeId: number) => {
      load();
      setEventId(null);
      setDestination({ placeId });
      const isNarrow = window.matchMedia(NARROW).matches;
      document.getElementById(MAP_ID)?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
    },
    [load],
  );

  useEffect(() => onPlaceRequest(goTo), [goTo]);

  const walkFrom = (placeId: number): void => {
    // The list of venues is behind the full screen.
    if (isFullscreen) toggleFullscreen();
    import('./near/venue-walks.ts')
      .then(({ walksFromVenue }) => walksFromVenue(placeId))
      .catch(reportLoadFailure);
  };

  // Memoised: a new map would remove the pins and close their popup.
  const shownEvents = useMemo(() => {
    const events = new globalThis.Map<Id | null, EventDetails[]>();
    for (const event of matching(parts?.details.items ?? [], filter)) {
      const known = events.get(event.placeId);
      if (known) known.push(event);
      else events.set(event.placeId, [event]);
    }
    return events;
  }, [parts, filter]);
  const selected = parts?.details.items.find(({ id }) => id === eventId) ?? null;
  return (
    <div ref={box} className={isFullscreen ? 'map-full grid gap-3' : 'grid gap-3'}>
      <div className="no-print needs-script flex flex-wrap gap-2">
        <PlaceSearch words={words} onChoose={goTo} />
        {parts ? (
          <Filters details={parts.details} lang={lang} />
        ) : (
          <button
            type="button"
            className="button button-solid"
            aria-busy={state === 'loading'}
            onClick={load}
          >
            {words['map.show']}
          </button>
        )}
      </div>
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {words['map.failed']}
        </p>
      )}
      <div className="map-box">
        {parts ? (
          <Stage
            {...parts}
            lang={lang}
            destination={destination}
            shownEvents={shownEvents}
            isFullscreen={isFullscreen}
            onEvent={setEventId}
            onFrom={walkFrom}
            onFullscreen={toggleFullscreen}
          />
        ) : (
          children
        )}
        {selected && parts && (
          <EventPanel event={selected} words={parts.details.words} onClose={() => setEventId(null)} />
        )}
      </div>
    </div>
  );
}

/** Code and data of the map, in addition to the HTML of the page. */
export interface MapParts {
  details: MapDetails;
  /** Pins of the venues that the page lists, with the same numbers. */
  pins: Pin[];
  createStage: typeof createStage;
}

type State = 'idle' | 'loading' | 'failed' | 'ready';

/** Loads the map's parts when the visitor opens the map; after a failure, opening it again tries again. */
function useMapParts(lang: Lang): { state: State; parts: MapParts | null; load: () => void } {
  const [state, setState] = useState<State>('idle');
  const [parts, setParts] = useState<MapParts | null>(null);
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setState('loading');
    Promise.all([fetchList<MapDetails>(lang, 'map'), import('./island/leaflet-stage.ts')]).then(
      ([details, { createStage }]) => {
        const listed = new Set(listedPlaces().map(({ id }) => id));
        const pins = pointsOf(details.venues.filter(({ id }) => listed.has(id)));
        $mapChoices.set(choicesOf(details.items));
        setParts({ details, pins, createStage });
        setState('ready');
      },
      (error: unknown) => {
        console.error(error);
        isRequested.current = false;
        setState('failed');
      },
    );
  }, [lang]);
  return { state, parts, load };
}
