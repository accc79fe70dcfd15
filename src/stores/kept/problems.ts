/** The network or the site did not answer, however often it was asked: to be tried again later. */
export class Unreachable extends Error {
  constructor(path: string, cause?: unknown) {
    super(`${path} could not be fetched: check the connection and try again`, { cause });
    this.name = 'Unreachable';
  }
}

/** The response is not the file that the pack lists: the site has changed, or a proxy answered. */
export class WrongFile extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is not the file that the pack of its edition lists: fetch the pack again`);
    this.name = 'WrongFile';
    this.path = path;
  }
}

/** The browser has no room left for what was fetched. */
export const isDeviceFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
