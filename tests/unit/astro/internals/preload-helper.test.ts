import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { lightPreloadHelper } from '../../../../scripts/astro/internals/preload-helper.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

test('dynamic imports use the loader of the site, which gets the path of the file to try again', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'entry.js'), 'import("./later.js").then(({ said }) => console.log(said));');
  writeFileSync(join(root, 'later.js'), 'export const said = "later";');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lightPreloadHelper()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: { code?: string }[] };
  const [entry = ''] = output.map(({ code }) => code ?? '');
  expect(entry).toContain('async function loadCode');
  expect(entry).not.toContain('modulepreload');
  expect(entry).toMatch(/loadCode\(.*later-[\w-]+\.js/s);
});
