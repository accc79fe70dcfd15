import { expect, test } from 'vitest';
import { chunkGroups, neverImported } from '../../../../scripts/astro/internals/chunks.ts';

test('a module that was moved away stops the build, which names it', () => {
  expect(() => chunkGroups({ clock: ['src/site/clock.ts', 'src/site/hourglass.ts'] })).toThrow(
    /lists src\/site\/hourglass\.ts/,
  );
});

test('a chunk holds the modules of its list, under whatever query, and no namesake', () => {
  const [group] = chunkGroups({ clock: ['src/site/clock.ts'] });
  const holds = (id: string) => group?.test(`${process.cwd()}/${id}`);
  expect(holds('src/site/clock.ts')).toBe(true);
  expect(holds('src/site/clock.ts?commonjs-proxy')).toBe(true);
  expect(holds('src/screens/programme/clock.ts')).toBe(false);
});

test('a module that no script imports any more is found out', () => {
  const modules = {
    clock: ['src/site/clock.ts', 'src/site/festival.ts'],
    shell: ['\0vite/preload-helper.js'],
  };
  const ids = [`${process.cwd()}/src/site/clock.ts?client`, '\0vite/preload-helper.js'];
  expect(neverImported(modules, ids)).toEqual(['src/site/festival.ts']);
});
