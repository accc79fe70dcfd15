import type { Instant } from '../../domain/model/common.ts';
import { withoutSeconds } from '../without-seconds.ts';

/* Attributes by which HTML that is hidden once something is past meets its script (`follow-clock.client.ts`). */

/** On what is hidden then: the instant. */
export const UNTIL = 'data-until';
/** On what follows it and is shown in its place. */
export const AFTERWARDS = 'data-afterwards';

/** Hides an element once an instant is past; never if there is none: `<p {...hiddenAfter(end)}>`. */
export const hiddenAfter = (instant: Instant | null | undefined) => ({
  [UNTIL]: withoutSeconds(instant),
});
