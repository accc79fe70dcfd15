import { useRef, type TouchEvent } from 'react';

/** Detects swipes with one finger, see `swipeOf`. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent): void => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent): void => {
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

/**
 * Returns the direction of a swipe (to the left: next), or null for any other drag. A swipe takes at most 450 ms and
 * goes at least 50 px sideways and at most 80 px up or down. @param drag pixels to the right and down.
 */
export function swipeOf(drag: Record<'x' | 'y' | 'milliseconds', number>): 'next' | 'previous' | null {
  const { x, y, milliseconds } = drag;
  if (milliseconds > 450 || Math.abs(x) < 50 || Math.abs(y) > 80) return null;
  return x < 0 ? 'next' : 'previous';
}
