import { langs } from '../../../src/domain/model/languages.ts';
import { readEnvironment, type Environment } from '../../../src/site/environment.ts';
import { pageNames } from '../../astro/redirects/redirects.ts';
import { immutableFolders } from '../../serve/headers.ts';
import { Failure } from '../../process/failure.ts';

/**
 * Reads the environment this command runs in, with some values set by the command itself.
 * @throws Failure naming each wrong value, or a slug whose page, `/fr/{SITE_SLUG}/`, would hide another or be hidden.
 */
export function readSettings(overrides: Record<string, string> = {}): Environment {
  let environment: Environment;
  try {
    environment = readEnvironment({ ...process.env, ...overrides });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  const { SITE_SLUG, PORT, API_PORT, usesEmbeddedApi } = environment;
  if (usesEmbeddedApi && PORT === API_PORT)
    throw new Failure(`Wrong environment: PORT=${PORT} and API_PORT=${API_PORT} must be two ports`);
  if (namesInUse(environment).includes(SITE_SLUG))
    throw new Failure(
      `Wrong environment: SITE_SLUG=${SITE_SLUG} is the name of another page or folder of the site: choose another`,
    );
  return environment;
}

/** Returns the names of pages and folders of the site in lower case, but not the festival's own. */
export const namesInUse = (environment: Environment): string[] => [
  ...langs,
  ...immutableFolders,
  ...pageNames(environment).map((name) => name.toLowerCase()),
];
