/** A failure that the user can fix: only its message is shown, on one line. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A failure whose reason has already been written to the standard error. */
export class ReportedFailure extends Failure {
  override name = 'ReportedFailure';
}

/** Shows an error, unless it is reported already: one line if the user can fix it, the stack if the program is at fault. */
export function report(error: unknown): void {
  if (error instanceof ReportedFailure) return;
  if (error instanceof Failure || isSystemError(error)) console.error(error.message);
  else console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** A failed system call (a port, a file, the disk): its message is enough. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
