import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf } from '../../../scripts/astro/licences.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../fixtures/write-files.ts';

/** Creates packages in a temporary folder. @returns the path of a file of each. */
function installed(packages: Record<string, { about?: object; licence?: string }>): string[] {
  const root = temporaryFolder();
  return Object.entries(packages).map(([name, { about, licence }]) => {
    const folder = join(root, 'node_modules', name);
    writeFiles(folder, {
      'package.json': JSON.stringify({ name, version: '1.2.3', ...about }),
      ...(licence !== undefined && { 'MIT-LICENCE.txt': licence }),
    });
    return join(folder, 'index.js');
  });
}

test('a package whose code reaches visitors is listed once, with its holder and the whole licence', () => {
  const licence =
    'MIT License\n\nCopyright (c) 2012-2020, Ada L. <ada@example.org>\n\nPermission is hereby granted';
  const [kept = '', scoped = ''] = installed({
    'z-map': { about: { license: 'MIT' }, licence },
    '@a/font': { about: { license: 'OFL-1.1', author: { name: 'Grace' } } },
  });
  expect(packagesOf(['/project/src/own.ts', '\0virtual', kept, `${kept}?used`, scoped])).toEqual([
    { name: '@a/font', version: '1.2.3', licence: 'OFL-1.1', holder: 'Grace', text: null },
    { name: 'z-map', version: '1.2.3', licence: 'MIT', holder: 'Ada L.', text: licence },
  ]);
});

test('a package without a licence stops the build with its name', () => {
  expect(() => packagesOf(installed({ secret: {} }))).toThrow(
    'secret: code of it reaches visitors, and its package.json names no licence.',
  );
});

test('every installed package states its licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  expect(Object.keys(packages).filter((path) => !packages[path]?.license)).toEqual([]);
});
