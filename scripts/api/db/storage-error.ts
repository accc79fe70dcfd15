const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;
const BUSY = 5;
const LOCKED = 6;
const CONSTRAINT_UNIQUE = 2067;

/** Returns SQLite's extended result code of a failed call, or null for any other error. */
function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode : null;
}

/** Extended codes keep the primary code in their low byte. */
const primary = (error: unknown): number => (resultCode(error) ?? 0) & 0xff;

/** Whether the disk is full or failing: nothing can be written now, but reads still work. */
export function isStorageFull(error: unknown): boolean {
  return [READONLY, IOERR, FULL, CANTOPEN].includes(primary(error));
}

export function isStorageBusy(error: unknown): boolean {
  return [BUSY, LOCKED].includes(primary(error));
}

export function isTaken(error: unknown): boolean {
  return resultCode(error) === CONSTRAINT_UNIQUE;
}
