import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startTrial } from '../../../scripts/commands/dev.ts';
import { readEnvironment } from '../../../src/site/environment.ts';
import { snapshotFolder, SNAPSHOTS_DIR } from '../../../src/site/snapshot-folder.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

test('what is tried with npm run dev starts from the last snapshot, and is not recorded in it', () => {
  const folder = temporaryFolder();
  vi.stubEnv(SNAPSHOTS_DIR, join(folder, 'snapshots'));
  const environment = readEnvironment({});
  const published = join(snapshotFolder(environment), 'changes.json');
  mkdirSync(snapshotFolder(environment), { recursive: true });
  writeFileSync(published, 'published');

  const trial = startTrial(environment, join(folder, 'trial'));
  const tried = join(snapshotFolder(environment), 'changes.json');
  expect(readFileSync(tried, 'utf8')).toBe('published');
  writeFileSync(tried, 'tried');
  trial[Symbol.dispose]();
  expect(readFileSync(published, 'utf8')).toBe('published');
  expect(existsSync(tried)).toBe(false);
});
