import { withLock } from './support/lock.ts';
import { pullWithBackEnd } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';

/**
 * `npm run pull [-- --strict --accept-changes --hours --freeze YEAR --forget person/NUMBER]`: takes a fresh snapshot of
 * the back end's content.
 */
export function pull(args: string[]): Promise<void> {
  const environment = readSettings();
  return withLock('npm run pull', () => pullWithBackEnd(environment, args));
}
