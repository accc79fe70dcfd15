/** The index `step` further in a list that stops at its ends; 0 if it is empty. */
export function boundIndex(index: number, step: number, count: number): number {
  return Math.max(0, Math.min(index + step, count - 1));
}
