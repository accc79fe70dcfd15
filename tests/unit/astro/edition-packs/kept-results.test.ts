import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptResults } from '../../../../scripts/astro/edition-packs/kept-results.ts';
import { sharedFolder } from '../../../fixtures/temporary-folder.ts';

const folder = sharedFolder();
const compute = vi.fn(() => ({ bytes: 12 }));
beforeEach(() => void compute.mockClear());

/** Returns the result of a page in one build. */
async function build(name: string, version: string, key = 'page'): Promise<unknown> {
  const results = keptResults(join(folder, name), version);
  const result = await results.of(key, compute);
  await results.write();
  return result;
}

test('what the same content resulted in is not computed again by the next build', async () => {
  expect(await build('kept', '1')).toEqual({ bytes: 12 });
  expect(await build('kept', '1')).toEqual({ bytes: 12 });
  expect(compute).toHaveBeenCalledOnce();
});

test('another version of the code computes it again', async () => {
  await build('version', '1');
  await build('version', '2');
  expect(compute).toHaveBeenCalledTimes(2);
});

test('what a build did not need is forgotten', async () => {
  await build('forgotten', '1');
  await build('forgotten', '1', 'another page');
  await build('forgotten', '1');
  expect(compute).toHaveBeenCalledTimes(3);
});

test('a damaged file of results is reported with the way to mend it', async () => {
  writeFileSync(join(folder, 'damaged'), '{"version":');
  await expect(build('damaged', '1')).rejects.toThrow(/damaged is damaged: delete it and build again/);
});
