import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PinView } from '../../domain/model/map.ts';
import type { LeafletStage } from './leaflet-stage.ts';
import type { MapWords } from './words.ts';

interface Props {
  pins: PinView[];
  start: { centre: { latitude: number; longitude: number }; zoom: number };
  focus: { placeId: number } | null;
  shownEvents: ReadonlySet<number>;
  isFullscreen: boolean;
  words: MapWords;
  onEvent: (eventId: number) => void;
  onFullscreen: (isFullscreen: boolean) => void;
}

/** Holds the Leaflet map; Leaflet itself and its styles are loaded here, when the map is first shown. */
export function Stage({
  pins,
  start,
  focus,
  shownEvents,
  isFullscreen,
  words,
  onEvent,
  onFullscreen,
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<LeafletStage | null>(null);
  const [trouble, setTrouble] = useState<'map.failed' | 'map.tilesFailed' | null>(null);

  const create = useEffectEvent(async (target: HTMLElement) => {
    const { createStage } = await import('./leaflet-stage.ts');
    return createStage(target, {
      pins,
      start,
      words,
      onEvent,
      onFullscreen,
      onTilesFailed: () => {
        setTrouble('map.tilesFailed');
      },
    });
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isGone = false;
    let made: LeafletStage | null = null;
    create(target).then(
      (created) => {
        if (isGone) {
          created.remove();
          return;
        }
        made = created;
        setStage(created);
      },
      (error: unknown) => {
        console.error(error);
        setTrouble('map.failed');
      },
    );
    return () => {
      isGone = true;
      made?.remove();
    };
  }, []);

  useEffect(() => {
    stage?.show(shownEvents);
  }, [stage, shownEvents]);
  useEffect(() => {
    if (focus) stage?.focus(focus.placeId);
  }, [stage, focus]);
  useEffect(() => {
    stage?.setFullscreen(isFullscreen);
  }, [stage, isFullscreen]);

  return (
    <>
      <div ref={element} className="map-stage" />
      {trouble && (
        <p className="map-trouble facts" role="status">
          {words[trouble]}
        </p>
      )}
    </>
  );
}
