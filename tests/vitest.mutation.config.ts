import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** What cannot run in the copy that Stryker makes, nor in its threads. */
const OUTSIDE = [
  // Changes the time zone of the process, which a thread cannot.
  'tests/unit/domain/now/now-list.test.ts',
  // Reads the festival's pictures, which are not copied.
  'tests/api/contract.test.ts',
  // Gives its own festival in the place of the snapshot's.
  'tests/unit/screens/large-festival.test.ts',
];

export default mergeConfig(config, { test: { exclude: OUTSIDE } });
