/** The back end's answers are not fit to replace the last good snapshot. */
export class PullRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'PullRefused';
  }
}
