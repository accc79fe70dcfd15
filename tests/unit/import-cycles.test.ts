import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from '../../scripts/astro/sources.ts';

// Includes imports of types and imports in Astro files: no lint rule follows both.
const IMPORT = /^(?:import|export|\} from) [^;]*?'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

const files = globSync(['astro.config.mjs', '{src,scripts,tests}/**/*.{ts,tsx,astro,mjs}']);

/** The imports of each file, as paths from the project's root. */
const imports = new Map(
  files.map((file) => {
    const paths = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
      ([, path, lazy]) => path ?? lazy ?? '',
    );
    return [file, paths.map((path) => join(dirname(file), path))];
  }),
);

/** Returns the files of the first cycle from `file` back to itself or a file of `way`, or null if there is none. */
function circleFrom(file: string, way: readonly string[], cleared: Set<string>): string[] | null {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (cleared.has(file)) return null;
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file], cleared);
    if (circle !== null) return circle;
  }
  cleared.add(file);
  return null;
}

it('no file imports itself through others', () => {
  const cleared = new Set<string>();
  const circles = files.map((file) => circleFrom(file, [], cleared)).filter((circle) => circle !== null);
  expect(circles).toEqual([]);
});

it('imports are found in TypeScript and in Astro files', () => {
  expect(imports.get('src/screens/registry.ts')?.length).toBeGreaterThan(10);
  expect(imports.get('src/shell/Layout.astro')).toContain('src/shell/PageHead.astro');
});

it('a change in any code that writes the site has the next build write it again', () => {
  const used = new Set(['astro.config.mjs', 'scripts/astro/finish-site.ts', 'scripts/archive/main.ts']);
  // Files that are added on the way are visited too.
  for (const file of used) for (const path of imports.get(file) ?? []) used.add(path);
  expect(used).toContain('scripts/serve/headers.ts');
  // How a process is started and how it fails decides nothing of what it writes.
  const known = [...sources, 'scripts/process'];
  const unknown = [...used].filter((file) => !known.some((source) => `${file}/`.startsWith(`${source}/`)));
  expect(unknown).toEqual([]);
});
