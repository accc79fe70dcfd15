/**
 * Exit code of a pull that says itself why there is nothing to build from. By any other but 0 something else ended it, and
 * the last good snapshot is as good as it was.
 */
export const REFUSED = 3;

/** The back end's answers are not fit to replace the last good snapshot. */
export class PullRefused extends Error {
  override name = 'PullRefused';
}
