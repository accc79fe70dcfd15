import { copyFileSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireViewer } from '../../../scripts/commands/support/viewers.ts';
import { serve } from '../../../scripts/serve/serve.ts';
import { expect, test } from '../support/test.ts';

const mirador = join(requireViewer('mirador'), 'dist/mirador.min.js');

test('a IIIF viewer on another site shows an exhibition’s pictures with their title and credits', async ({
  page,
  baseURL,
}) => {
  const manifest = `${baseURL}/iiif/2022/201/manifest.json`;
  using folder = mkdtempDisposableSync(join(tmpdir(), 'reader-'));
  copyFileSync(mirador, join(folder.path, 'mirador.js'));
  writeFileSync(
    join(folder.path, 'index.html'),
    `<!doctype html><title>Reader</title><div id="reader"></div><script src="mirador.js"></script>
    <script>
      const shown = { manifestId: '${manifest}', sideBarOpen: true, sideBarPanel: 'attribution' };
      Mirador.viewer({ id: 'reader', language: 'fr', windows: [shown] });
    </script>`,
  );
  await using reader = await serve({ directory: folder.path, port: 0 });
  const picture = page.waitForResponse(/\/iiif\/images\/[0-9a-f]{16}\/full\/[\d,]+\/0\/default\.jpg$/);
  await page.goto(reader.url);
  await expect(page.getByRole('heading', { name: '36° Nord' }).first()).toBeVisible();
  expect((await picture).status()).toBe(200);
  await expect(page.getByText('© Nidhal Cherni, Nassim Kerrouche, Samia Oulhaci').first()).toBeVisible();
});
