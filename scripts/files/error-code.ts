/** The system's code of an error, e.g. `ENOENT`; empty for any other. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** For `catch` of what reads a file or folder: gives this where there is none, and throws any other error on. */
export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead;
    throw error;
  };
