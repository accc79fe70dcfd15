import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetInSnapshots } from '../../../scripts/pull/forget/forget-in-snapshots.ts';
import { idsOf } from '../../../scripts/pull/forget/forgotten.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { CURRENT_FILE } from '../../../src/content/snapshot.ts';
import { png } from './festival-with-picture.ts';
import { fakeBackEnd, pulled } from './harness.ts';

it('a pull that stops while it forgets a person has removed their portrait before their record', async () => {
  const backEnd = fakeBackEnd();
  backEnd.files['/media/mabrouk.png'] = { body: png };
  const people = [{ id: 1, nom: 'Mabrouk', photo: '/media/mabrouk.png' }];
  const { options, snapshot } = await pulled({ '/personnes/': people }, backEnd);
  const before = snapshot();
  const [portrait = ''] = Object.values(before.media).map((file) => join(options.media, mediaName(file)));
  expect(existsSync(portrait)).toBe(true);

  // No file can replace a folder, so that the new snapshot never becomes the current one.
  const pointer = join(options.snapshots, CURRENT_FILE);
  rmSync(pointer);
  mkdirSync(pointer);
  const ids = idsOf([{ entity: 'person', id: 1 }]);
  await expect(forgetInSnapshots(before, ids, options)).rejects.toThrow(CURRENT_FILE);
  expect(existsSync(portrait)).toBe(false);
});
