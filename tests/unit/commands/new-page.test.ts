import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { expect, test } from 'vitest';
import { newPage } from '../../../scripts/commands/support/new-page.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Creates a project that has only the dictionaries of this one. */
function project(): string {
  const root = temporaryFolder();
  cpSync('i18n', join(root, 'i18n'), { recursive: true });
  return root;
}

test('a new page is written to five formatted files, whose imports exist', async () => {
  const root = project();
  const written = newPage('getting-here', root);
  expect(written).toEqual([
    'src/screens/getting-here/getting-here-view.ts',
    'src/screens/getting-here/GettingHere.astro',
    'src/pages/[lang]/getting-here.astro',
    'i18n/fr.json',
    'i18n/en.json',
  ]);
  const words = JSON.parse(readFileSync(join(root, 'i18n/en.json'), 'utf8')) as Record<string, string>;
  expect(words).toMatchObject({ 'gettingHere.title': 'Getting here' });
  for (const path of written) {
    const text = readFileSync(join(root, path), 'utf8');
    const options = await prettier.resolveConfig(path, { editorconfig: true });
    expect(await prettier.check(text, { ...options, filepath: path }), path).toBe(true);
    for (const [, names = '', from = ''] of text.matchAll(/^import (.+) from '(\..+)';$/gm)) {
      const file = join(dirname(path), from);
      const imported = [root, '.'].map((folder) => join(folder, file)).find((one) => existsSync(one));
      expect(imported, `${path}: ${from}`).toBeDefined();
      for (const [name] of from.endsWith('.astro') ? [] : names.matchAll(/\b(?!type\b)\w+/g))
        expect(readFileSync(imported ?? '', 'utf8'), `${name} of ${from}`).toMatch(
          new RegExp(`export (?:.* )?${name}\\b|export type \\{ ${name} \\}`),
        );
    }
  }
});

test('a new page never replaces another one', () => {
  const root = project();
  newPage('press-room', root);
  expect(() => newPage('press-room', root)).toThrow('“press-room” is a page, a folder or words of the site');
  expect(() => newPage('Press room', root)).toThrow('“Press room” must be lower-case letters');
});

test('a new page cannot have a name whose words or address the site already uses', () => {
  const root = project();
  const words = readFileSync(join(root, 'i18n/fr.json'), 'utf8');
  for (const name of ['hours', 'partnership', 'team', 'talked-about-us', 'en', 'media', 'dhaw'])
    expect(() => newPage(name, root)).toThrow(`“${name}” is a page, a folder or words of the site already`);
  expect(readFileSync(join(root, 'i18n/fr.json'), 'utf8')).toBe(words);
});
