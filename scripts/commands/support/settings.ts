import { readEnvironment, type Environment } from '../../../src/site/environment.ts';
import { Failure } from './failure.ts';

/**
 * The environment this command runs in, with some values set by the command itself.
 * @throws Failure naming each wrong value.
 */
export function readSettings(overrides: Record<string, string> = {}): Environment {
  try {
    return readEnvironment({ ...process.env, ...overrides });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
