/** The index `step` further in a list that wraps around; 0 if it is empty. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}

/** The index `step` further in a list that stops at its ends; 0 if it is empty. */
export function boundIndex(index: number, step: number, count: number): number {
  return Math.max(0, Math.min(index + step, count - 1));
}
