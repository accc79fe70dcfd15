import { withBackEnd } from './support/embedded-api.ts';
import { pullFestival } from './support/pull-festival.ts';
import { settings } from './support/settings.ts';

/** `npm run pull [-- --strict --accept-shrink]`: a fresh snapshot of the back end's content. */
export function pull(args: string[]): Promise<void> {
  return withBackEnd(settings(), (overrides) => pullFestival(overrides, args));
}
