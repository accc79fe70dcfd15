import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../../../../scripts/astro/internals/prerenderer.ts';
import { withoutEmptyText } from '../../../../scripts/astro/internals/render-process.ts';
import { sharedFolder } from '../../../fixtures/temporary-folder.ts';

const folder = sharedFolder();

/** Starts a process with a bundle whose pages are rendered by this code, and returns the page that it writes. */
async function render(name: string, code: string, kept?: string): Promise<string> {
  const [bundle, file] = [join(folder, `${name}.mjs`), join(folder, name, 'index.html')];
  writeFileSync(
    bundle,
    `export const app = { manifest: { routes: [] }, async render({ url }) { ${code} } };`,
  );
  const { ask, end } = startProcess('en', bundle);
  try {
    await ask('write', 'http://localhost/en/', 0, { file, kept });
    return readFileSync(file, 'utf8');
  } finally {
    await end();
  }
}

test('a page is rendered by the process of its language', async () => {
  const page = await render('page', 'return new Response(`${url} in ${process.env.RENDERED_LANG}`);');
  expect(page).toBe('http://localhost/en/ in en');
});

test('a page is rendered once, kept for the next build, even if a host changes the published page in place', async () => {
  const kept = join(folder, 'kept');
  const first = await render('first', 'return new Response("Vernissage");', kept);
  writeFileSync(join(folder, 'first/index.html'), 'Vernissage, by a host');
  expect([first, await render('second', 'throw new Error("rendered again");', kept)]).toEqual([
    'Vernissage',
    'Vernissage',
  ]);
});

test('an error that a page throws stops the build with its own message', async () => {
  await expect(render('fault', 'throw new Error("no such venue: 12");')).rejects.toThrow('no such venue: 12');
});

test('a process that is killed, e.g. when out of memory, stops the build with its language', async () => {
  await expect(render('death', 'process.kill(process.pid, "SIGKILL");')).rejects.toThrow(
    'The process that renders the pages in "en" ended (SIGKILL)',
  );
});

test('a page has no runs of spaces between its tags, except where they are shown', () => {
  const shown = [
    '<pre><b>a</b>  <i>b</i>\n</pre>',
    '<pre class="x"><b>  <i></i></b></pre>',
    '<textarea>a>  <b</textarea>',
  ];
  const [first, ...others] = shown;
  expect(withoutEmptyText(`<p>  <b>a  b</b>   </p>${first}<i>  </i>${others.join(' ')}`)).toBe(
    `<p> <b>a  b</b> </p>${first}<i> </i>${others.join(' ')}`,
  );
});
