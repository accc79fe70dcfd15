import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapDetails, PinView } from '../map-view.ts';
import type { MapWords } from '../map-words.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import { $walkStart } from '../../../stores/walk-start.ts';
import type { createStage, LeafletStage, OpenPopup } from './leaflet-stage.ts';
import { PinPopup } from './PinPopup.tsx';
import type { ShownEvents } from './shown-events.ts';

interface Props {
  createStage: typeof createStage;
  details: MapDetails;
  lang: Lang;
  pins: PinView[];
  start: { centre: { latitude: number; longitude: number }; zoom: number };
  destination: { placeId: number } | null;
  shownEvents: ShownEvents;
  isFullscreen: boolean;
  words: MapWords;
  onEvent: (eventId: number) => void;
  onFrom: (placeId: number) => void;
  onFullscreen: () => void;
}

/** Holds the Leaflet map. */
export function Stage(props: Props) {
  const { destination, shownEvents, isFullscreen, words } = props;
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<LeafletStage | null>(null);
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const [trouble, setTrouble] = useState<'map.failed' | 'map.tilesFailed' | null>(null);

  const create = useEffectEvent((target: HTMLElement) =>
    props.createStage(target, {
      ...props,
      onPopup: setOpened,
      onTilesFailed: () => setTrouble('map.tilesFailed'),
    }),
  );

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
        // The button that was pressed to show the map has been replaced.
        if (document.activeElement === document.body) created.takeFocus();
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

  useEffect(() => stage?.show(shownEvents), [stage, shownEvents]);
  useEffect(() => {
    if (destination) stage?.goTo(destination.placeId);
  }, [stage, destination]);
  const self = useStore($walkStart);
  useEffect(() => stage?.showSelf(self?.placeId === null ? self : null), [stage, self]);
  useEffect(() => stage?.setFullscreen(isFullscreen), [stage, isFullscreen]);

  return (
    <>
      <div ref={element} className="map-stage" />
      {opened &&
        createPortal(
          <PinPopup {...props} {...props.details} opened={opened} shown={shownEvents} />,
          opened.content,
        )}
      {trouble && (
        <p className="map-trouble facts" role="status">
          {words[trouble]}
        </p>
      )}
    </>
  );
}
