import { useCallback, useRef, useState } from 'react';
import type { MapDetails } from '../model.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { choicesOf } from '../../../domain/programme/map-filter.ts';
import { dataPath } from '../../../i18n/paths.ts';
import { fetchData } from '../../../stores/fetch-own.ts';
import { offerChoices } from '../../../stores/map-filter.ts';
import type { createStage } from './leaflet-stage.ts';

/** Code and data of the map, besides the HTML of the page. */
export interface MapParts {
  details: MapDetails;
  createStage: typeof createStage;
}

type State = 'idle' | 'loading' | 'failed' | 'ready';

/** Loads the map's parts when the visitor opens the map; after a failure, opening it again tries again. */
export function useMapParts(lang: Lang): { state: State; parts: MapParts | null; load: () => void } {
  const [state, setState] = useState<State>('idle');
  const [parts, setParts] = useState<MapParts | null>(null);
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setState('loading');
    Promise.all([fetchData<MapDetails>(dataPath(lang, 'map')), import('./leaflet-stage.ts')]).then(
      ([details, { createStage }]) => {
        offerChoices(choicesOf(details.events));
        setParts({ details, createStage });
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
