import { useEffect, useState } from 'react';
import type { MapDetails } from '../../domain/model/map.ts';
import type { Lang } from '../../i18n/lang.ts';
import { dataPath } from '../../i18n/paths.ts';

/** Details of the events, fetched from the site itself when the map is asked for. */
export function useDetails(lang: Lang, isAsked: boolean): { details: MapDetails | null; hasFailed: boolean } {
  const [details, setDetails] = useState<MapDetails | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const aborter = new AbortController();
    const path = dataPath(lang, 'map');
    fetch(path, { signal: aborter.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${path} answers ${response.status}`);
        setDetails((await response.json()) as MapDetails);
      })
      .catch((error: unknown) => {
        if (aborter.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      aborter.abort();
    };
  }, [lang, isAsked]);
  return { details, hasFailed };
}
