import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../scripts/files/replace-file.ts';
import { stagingName, sweepAbandoned } from '../../../scripts/files/staging.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Writes a staged file that was last written some hours before now. */
function stage(path: string, hours: number): string {
  const staged = stagingName(path);
  writeFileSync(staged, 'half of it');
  utimesSync(staged, NOW / 1000, (NOW - hours * HOUR_MS) / 1000);
  return staged;
}

test('what an interrupted command has left in a folder or below is removed; finished and recent files stay', async () => {
  const below = join(folder, 'below');
  mkdirSync(below);
  const abandoned = [stage(join(folder, 'a.jpg'), 2), stage(join(below, 'b.jpg'), 2)];
  const recent = stage(join(folder, 'c.jpg'), 0.5);
  const finished = join(folder, 'd.jpg');
  writeFileSync(finished, 'all of it');
  await sweepAbandoned(folder, NOW);
  expect([...abandoned, recent, finished].map(existsSync)).toEqual([false, false, true, true]);
});

test('a folder that does not exist yet has nothing to remove', async () => {
  await expect(sweepAbandoned(join(folder, 'nowhere'), NOW)).resolves.toBeUndefined();
});

test('a folder can be swept while another command writes to it', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}.jpg`);
  const writes = names.map((name) => replaceFile(join(folder, name), 'picture'));
  for (const write of writes) {
    await sweepAbandoned(folder, Date.now());
    await write;
  }
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
