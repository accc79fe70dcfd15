import { environmentVariables } from '../../../src/site/environment.ts';
import { apiVariables } from '../../api/environment.ts';

/**
 * Removes a developer's settings for their own site from the environment, so that tests, benches and the gallery show
 * the demo festival at its pinned time. `CF_PAGES` is among them, since it changes the redirects.
 */
export function forgetSettings(variables: Record<string, string | undefined> = process.env): void {
  for (const name of [...environmentVariables, ...apiVariables, 'CF_PAGES'])
    Reflect.deleteProperty(variables, name);
}
