import { serve } from '../serve/serve.ts';
import { makeOnDemand } from '../astro/media-on-demand.ts';
import { buildSite } from './support/build-site.ts';
import { startEmbeddedApi } from './support/embedded-api.ts';
import { DIST, SITE_CACHE } from './support/folders.ts';
import { withLock } from './support/lock.ts';
import { requireFreePorts } from './support/ports.ts';
import { serveUntilInterrupted } from '../process/processes.ts';
import { pullFestival } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { step } from './support/steps.ts';

/**
 * `npm start [-- --strict]`: runs the back end and a fresh pull, builds the site from it and serves it, until Ctrl-C.
 * The site opens once its pages are built. Until its other files are complete, a picture is made when it is requested,
 * and a request for any other missing file waits.
 */
export async function start(args: string[]): Promise<void> {
  const environment = readSettings();
  const { PORT, SITE_NAME, NOW, usesEmbeddedApi } = environment;
  await requireFreePorts(environment);

  const site = { environment, dist: DIST, cache: SITE_CACHE };
  await using api = usesEmbeddedApi ? await step('Back end', () => startEmbeddedApi()) : null;
  await using opened = new AsyncDisposableStack();
  const finishing = Promise.withResolvers();
  // The lock is held until the site is finished: otherwise a waiting build could replace it with one that is.
  await withLock('npm start', async () => {
    await step('Pull', () => pullFestival({}, args));
    const finish = await step('Build', () => buildSite({ ...site, isFinishedLater: true }));
    const unfinished = { make: makeOnDemand, finished: finishing.promise };
    const { url } = opened.use(await serve({ directory: DIST, port: PORT, unfinished }));
    const clock = NOW === undefined ? '' : ` as of ${NOW.replace('T', ' ')} (NOW=today for the real clock)`;
    console.log(`${SITE_NAME} is open on ${url}${clock}; Ctrl-C closes it`);
    if (finish) await step('Pictures, kept editions and share cards', finish);
  });
  finishing.resolve(null);
  await serveUntilInterrupted({ 'back end': api });
}
