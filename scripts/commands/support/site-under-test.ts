import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '../../serve/serve.ts';
import { buildSite } from './build-site.ts';
import { startEmbeddedApi } from './embedded-api.ts';
import { TEST_CACHE, TEST_DIST } from './folders.ts';
import { withLock } from './lock.ts';
import { freePort, holdPort } from './ports.ts';
import { pullFestival } from './pull-festival.ts';
import { readSettings } from './settings.ts';
import { step } from './steps.ts';

/** Limit of a small machine, within which a festival of any size must build. */
const OPEN_FILES = 512;
const LOCK_HOLDER = 'the site under test';
const DATABASE = `${TEST_CACHE}/api.sqlite`;
/** All browser tests send from one address, and faster than people: limits per address must not stop them. */
const LIMITS = 'message=100000,registration=100000,loginAddress=100000';
/** The same ports each time, if they are free: a build then reuses the pages of the last one. */
const PREFERRED_PORTS = { site: 4761, api: 4762 };

/**
 * Starts an embedded back end with an empty database of its own, and pulls the demo festival from it. The environment
 * must be free of a developer's settings (`forgetSettings`).
 * @throws ReportedFailure when either fails.
 */
export async function startTestBackEnd() {
  const { port, release } = await holdPort(PREFERRED_PORTS.site);
  const overrides = {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    API_PORT: String(await freePort(PREFERRED_PORTS.api)),
    API_DB: DATABASE,
    SEALED_EDITIONS: `${TEST_CACHE}/sealed`,
    API_LIMITS: LIMITS,
  };
  await using starting = new AsyncDisposableStack();
  starting.defer(release);
  for (const suffix of ['', '-wal', '-shm']) rmSync(DATABASE + suffix, { force: true });
  starting.use(await startEmbeddedApi(overrides));
  await withLock(LOCK_HOLDER, () => step('Pull', () => pullFestival(overrides, ['--strict'])));
  const started = starting.move();
  return { overrides, releaseSitePort: release, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/**
 * Builds the site apart from the developer's own, with its time pinned, and serves it.
 * @throws ReportedFailure when the build fails.
 */
export async function openSiteUnderTest({
  overrides,
  releaseSitePort,
}: Awaited<ReturnType<typeof startTestBackEnd>>) {
  const environment = readSettings(overrides);
  await withLock(LOCK_HOLDER, () =>
    step('Build', () =>
      buildSite({ environment, overrides, dist: TEST_DIST, cache: TEST_CACHE, openFiles: OPEN_FILES }),
    ),
  );
  await releaseSitePort();
  const site = await serve({ directory: TEST_DIST, port: environment.PORT });
  const env = {
    SITE_UNDER_TEST: site.url,
    API_UNDER_TEST: environment.API_URL,
    DIST_UNDER_TEST: resolve(TEST_DIST),
  };
  return { env, [Symbol.asyncDispose]: site.close };
}
