/** A failure the user can mend: shown as its message alone, on one line. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A failure whose reason is on the standard error already. */
export class ReportedFailure extends Failure {
  override name = 'ReportedFailure';
}

/** The text for an error: one line for what the user can mend, the stack for a fault of the program. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ReportedFailure) return undefined;
  if (error instanceof Failure || isSystemError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A failed system call (a port, a file, the disk): its message is enough. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
