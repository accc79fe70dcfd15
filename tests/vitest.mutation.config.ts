import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests that cannot run in the copy of the project that Stryker makes, or in its threads. */
const OUTSIDE = [
  // Changes the time zone of the process, which a thread cannot.
  'tests/unit/domain/now/now-list.test.ts',
  // Reads the festival's pictures, which are not copied.
  'tests/api/contract.test.ts',
  // Replaces the festival of the snapshot with its own.
  'tests/unit/screens/large-festival.test.ts',
];

export default mergeConfig(config, { test: { exclude: OUTSIDE } });
