import { publicationProblems } from '../../src/site/publication.ts';
import { publishingHost } from '../../src/site/publishing-host.ts';
import type { Environment } from '../../src/site/environment.ts';
import { buildSite } from './support/build-site.ts';
import { Failure } from '../process/failure.ts';
import { DIST, SITE_CACHE } from './support/folders.ts';
import { withLock } from './support/lock.ts';
import { pullWithBackEnd } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { step } from './support/steps.ts';

/**
 * `npm run build [-- --strict]`: builds the site in `dist` from a fresh pull. The embedded back end may run on another
 * port during the pull; the site is built for the port that browsers will call.
 */
export async function build(args: string[]): Promise<void> {
  const environment = readSettings();
  requirePublishable(environment);
  await withLock('npm run build', async () => {
    await step('Pull', () => pullWithBackEnd(environment, args));
    await step('Build', () => buildSite({ environment, dist: DIST, cache: SITE_CACHE }));
  });
  console.log(`The site is in ${DIST}.`);
}

/**
 * Warns of settings that would not work for visitors.
 * @throws Failure instead if the build runs on a host that publishes it.
 */
function requirePublishable(environment: Environment): void {
  const reasons = publicationProblems(environment);
  if (reasons.length === 0) return;
  const host = publishingHost(process.env);
  if (!host) {
    console.warn(['WARNING: this site works on this machine only.', ...reasons].join('\n  '));
    return;
  }
  const title = `This site would not work for its visitors. In ${host.name}, under ${host.settings}:`;
  throw new Failure([title, ...reasons].join('\n  '));
}
