/** Returns the system's code of an error, e.g. `ENOENT`, or an empty string if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Creates a `catch` handler for reading files: returns `instead` if the file is missing, and rethrows other errors. */
export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead;
    throw error;
  };
