/** A touch movement: pixels to the right and down, and its duration in milliseconds. */
export interface Drag {
  x: number;
  y: number;
  milliseconds: number;
}

/** A swipe takes at most 450 ms and goes at least 50 px sideways and at most 80 px up or down; left is the next. */
export function swipeOf({ x, y, milliseconds }: Drag): 'next' | 'previous' | null {
  if (milliseconds > 450 || Math.abs(x) < 50 || Math.abs(y) > 80) return null;
  return x < 0 ? 'next' : 'previous';
}
