/**
 * Exit code of a pull that has reported why there is nothing to build from. Any other code except 0 means that
 * something else ended the pull: the last good snapshot is still good.
 */
export const REFUSED = 3;

/** The back end's answers are not fit to replace the last good snapshot. */
export class PullRefused extends Error {
  override name = 'PullRefused';
}
