import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '../../../scripts/process/processes.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const writeSeal = new URL('../../../scripts/pull/seal/write-seal.ts', import.meta.url).href;

it('an edition of three hundred pictures can be sealed with a limit of sixty-four open files', async () => {
  const media = join(temporaryFolder(), 'media');
  const folder = join(temporaryFolder(), '2018');
  mkdirSync(media);
  const hashes = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(16, '0'));
  for (const hash of hashes) writeFileSync(join(media, `${hash}.jpg`), hash);
  const index = Object.fromEntries(
    hashes.map((hash) => [hash, { hash, extension: 'jpg', bytes: 16, size: null }]),
  );
  const seal = { year: 2018, folder, source: '', takenAt: '', sealedAt: '', festival: {}, media: index };
  const write = `
    import { writeSealFolder } from '${writeSeal}';
    const seal = ${JSON.stringify(seal)};
    // Lists without a record.
    seal.festival = new Proxy({}, { get: () => [] });
    await writeSealFolder(seal, '${media}');`;
  expect(await runNode(['--input-type=module', '--eval', write], { openFiles: 64 })).toBe(0);
  expect(existsSync(join(folder, 'SHA256SUMS'))).toBe(true);
});
