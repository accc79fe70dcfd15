import { useRef, type TouchEvent } from 'react';
import { swipeOf } from './swipe.ts';

interface Start {
  x: number;
  y: number;
  at: number;
}

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Detects swipes with one finger, see `swipeOf`. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void): SwipeHandlers {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp }) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!from) return;
      const direction = swipeOf({
        x: touch.clientX - from.x,
        y: touch.clientY - from.y,
        milliseconds: timeStamp - from.at,
      });
      if (direction) onSwipe(direction);
    },
  };
}
