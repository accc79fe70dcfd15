import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgetSettings } from '../../../scripts/commands/support/forget-settings.ts';
import { readSettings } from '../../../scripts/commands/support/settings.ts';

test('a festival cannot be called as another page or folder of its site', () => {
  const taken = ['fr', 'media', '_astro', 'faqs', 'program', '404', 'home', 'usereventsubscriptions'];
  for (const SITE_SLUG of taken)
    expect(() => readSettings({ SITE_SLUG })).toThrow(
      `SITE_SLUG=${SITE_SLUG} is the name of another page or folder of the site`,
    );
  for (const SITE_SLUG of ['sirocco_2', 'index2', 'product'])
    expect(readSettings({ SITE_SLUG }).SITE_SLUG).toBe(SITE_SLUG);
});

test('the site and the embedded back end have two ports', () => {
  expect(() => readSettings({ PORT: '4322' })).toThrow('PORT=4322 and API_PORT=4322 must be two ports');
});

test('tests, benches and the gallery show the demo festival, whatever a developer has set for their own site', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Environment\n');
  const documented = [...table.matchAll(/^\| (`[^|]+`) /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(documented.length).toBeGreaterThan(30);
  const variables = Object.fromEntries([...documented, 'CF_PAGES', 'PATH'].map((name) => [name, 'own']));
  forgetSettings(variables);
  expect(Object.keys(variables)).toEqual(['CHROMIUM_PATH', 'PATH']);
});
