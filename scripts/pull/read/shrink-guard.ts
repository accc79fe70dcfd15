import type { Festival } from '../../../src/domain/model/festival.ts';
import { PullRefused } from '../pull-refused.ts';
import { coreLists } from './resources.ts';

const MOST_LOST = 0.2;

/**
 * Refuses a festival that has lost more than a fifth of a core list since the last good snapshot: far more often the
 * back end is ill than the festival smaller (DESIGN §5).
 * @throws PullRefused naming every list with its numbers.
 */
export function refuseShrink(now: Festival, before: Festival): void {
  const shrunk = coreLists.filter((name) => now[name].length < before[name].length * (1 - MOST_LOST));
  if (shrunk.length === 0) return;
  const lists = shrunk.map((name) => `${name} from ${before[name].length} to ${now[name].length}`);
  throw new PullRefused(
    `the festival shrank by more than ${MOST_LOST * 100} %: ${lists.join(', ')}. ` +
      'If that is right, pull again with --accept-shrink',
  );
}
