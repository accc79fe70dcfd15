/** A finger's way: pixels to the right and down, and how long it took in milliseconds. */
export interface Drag {
  x: number;
  y: number;
  milliseconds: number;
}

/** Spec §2: at most 450 ms, at least 50 px sideways, at most 80 px up or down. Left shows the next. */
export function swipeOf({ x, y, milliseconds }: Drag): 'next' | 'previous' | null {
  if (milliseconds > 450 || Math.abs(x) < 50 || Math.abs(y) > 80) return null;
  return x < 0 ? 'next' : 'previous';
}
