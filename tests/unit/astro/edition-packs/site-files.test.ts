import { expect, test } from 'vitest';
import { runNode } from '../../../../scripts/process/processes.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../../fixtures/write-files.ts';

const siteFiles = new URL('../../../../scripts/astro/edition-packs/site-files.ts', import.meta.url).href;

test('an edition of 300 files can be listed by a process that may open only 64 files at once', async () => {
  const dist = temporaryFolder();
  const paths = Array.from({ length: 300 }, (_, index) => `/fr/event/${index}/`);
  writeFiles(dist, Object.fromEntries(paths.map((path) => [`${path}index.html`, '<p>Relais</p>'])));
  const measureAll = `
      import { siteFiles } from '${siteFiles}';
      const files = siteFiles('${dist}');
      await Promise.all(${JSON.stringify(paths)}.flatMap((path) => [files.text(path), files.measure(path)]));`;
  const code = await runNode(['--input-type=module', '--eval', measureAll], { openFiles: 64 });
  expect(code).toBe(0);
});
