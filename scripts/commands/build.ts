import { buildSite } from './support/build-site.ts';
import { withBackEnd } from './support/embedded-api.ts';
import { DIST, SITE_CACHE } from './support/folders.ts';
import { withLock } from './support/lock.ts';
import { pullFestival } from './support/pull-festival.ts';
import { settings } from './support/settings.ts';
import { step } from './support/steps.ts';

/**
 * `npm run build [-- --strict]`: the site in `dist`, from a fresh pull. Only the pull meets the back end on a port
 * of its own; the site is built for the one that browsers will ask.
 */
export async function build(args: string[]): Promise<void> {
  const environment = settings();
  await withLock('npm run build', async () => {
    await step('Pull', () => withBackEnd(environment, (overrides) => pullFestival(overrides, args)));
    await step('Build', () => buildSite({ environment, dist: DIST, cache: SITE_CACHE }));
  });
  console.log(`The site is in ${DIST}.`);
}
