import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { $walkStart } from '../../../stores/walk-start.ts';
import type { ShownEvents } from '../map-view.ts';
import type { createStage, LeafletStage, OpenPopup, StageOptions } from './leaflet-stage.ts';
import { PinPopup } from './PinPopup.tsx';

interface Props extends Omit<StageOptions, 'onPopup' | 'onTilesFailed'> {
  createStage: typeof createStage;
  destination: { placeId: number } | null;
  shownEvents: ShownEvents;
  isFullscreen: boolean;
  onEvent: (eventId: number) => void;
  onFrom: (placeId: number) => void;
}

export function Stage(props: Props) {
  const { destination, shownEvents, isFullscreen, details } = props;
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
        // The button that opened the map has been replaced, and the focus is lost.
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
          <PinPopup {...props} {...details} opened={opened} shown={shownEvents} />,
          opened.content,
        )}
      {trouble && (
        <p className="map-trouble facts" role="status">
          {details.words[trouble]}
        </p>
      )}
    </>
  );
}
