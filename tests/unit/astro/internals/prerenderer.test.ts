import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../../../../scripts/astro/internals/prerenderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'prerenderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks a process for a page of a bundle whose pages are rendered by this code. */
async function render(name: string, code: string): Promise<string> {
  const bundle = join(folder, `${name}.mjs`);
  writeFileSync(
    bundle,
    `export const app = { manifest: { routes: [] }, async render({ url }) { ${code} } };`,
  );
  const { ask, end } = startProcess('en', bundle);
  try {
    const { body } = await ask('render', 'http://localhost/en/', 0);
    return new TextDecoder().decode(body);
  } finally {
    await end();
  }
}

test('a page comes from the process of its language', async () => {
  const page = await render('page', 'return new Response(`${url} in ${process.env.RENDERED_LANG}`);');
  expect(page).toBe('http://localhost/en/ in en');
});

test('what a page throws stops the build in its own words', async () => {
  await expect(render('fault', 'throw new Error("no such venue: 12");')).rejects.toThrow('no such venue: 12');
});

test('a process that ends, as one out of memory does, stops the build, which names it', async () => {
  await expect(render('death', 'process.kill(process.pid, "SIGKILL");')).rejects.toThrow(
    'The process that renders the pages in "en" ended (SIGKILL)',
  );
});
