import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Utils {
  cache: Record<'restore' | 'save', (folders: string[]) => Promise<boolean>>;
}
type Step = (options: { utils: Utils }) => Promise<void>;

const folder = 'scripts/netlify/keep-data';

test('the folders of pulls and builds are restored before a build on Netlify and saved after it', async () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`package = "/${folder}"`);
  expect(readFileSync(`${folder}/manifest.yml`, 'utf8')).toBe('name: keep-data\n');
  const address = new URL(`../../../${folder}/index.js`, import.meta.url).href;
  const plugin = (await import(address)) as Record<'onPreBuild' | 'onEnd', Step>;
  const calls: string[] = [];
  const note = (name: string) => (folders: string[]) => {
    calls.push(`${name} ${folders.join(' ')}`);
    return Promise.resolve(true);
  };
  const utils = { cache: { restore: note('restore'), save: note('save') } };
  await plugin.onPreBuild({ utils });
  await plugin.onEnd({ utils });
  expect(calls).toEqual(['restore .data .cache', 'save .data .cache']);
});
