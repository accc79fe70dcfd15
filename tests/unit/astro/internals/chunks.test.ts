import { expect, test } from 'vitest';
import { chunkGroups, neverImported } from '../../../../scripts/astro/internals/chunks.ts';

test('a listed module that does not exist stops the build with its path', () => {
  expect(() => chunkGroups({ clock: ['src/site/clock.ts', 'src/site/hourglass.ts'] })).toThrow(
    /lists src\/site\/hourglass\.ts/,
  );
});

test('a chunk has the modules of its list, with any query, and no other module of the same name', () => {
  const [group] = chunkGroups({ clock: ['src/site/clock.ts'] });
  const holds = (id: string) => group?.test(`${process.cwd()}/${id}`);
  expect(holds('src/site/clock.ts')).toBe(true);
  expect(holds('src/site/clock.ts?commonjs-proxy')).toBe(true);
  expect(holds('src/screens/programme/clock.ts')).toBe(false);
});

test('a listed module that no script imports any more is reported', () => {
  const modules = {
    clock: ['src/site/clock.ts', 'src/site/festival.ts'],
    shell: ['\0vite/preload-helper.js'],
  };
  const ids = [`${process.cwd()}/src/site/clock.ts?client`, '\0vite/preload-helper.js'];
  expect(neverImported(modules, ids)).toEqual(['src/site/festival.ts']);
});
