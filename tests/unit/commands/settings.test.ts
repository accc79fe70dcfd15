import { expect, test } from 'vitest';
import { readSettings } from '../../../scripts/commands/support/settings.ts';

test.each(['fr', 'media', '_astro', 'faqs', 'program', 'data', '404', 'home', 'usereventsubscriptions'])(
  'a festival cannot be called %s, the name of another page or folder of its site',
  (SITE_SLUG) => {
    expect(() => readSettings({ SITE_SLUG })).toThrow(
      `SITE_SLUG=${SITE_SLUG} is the name of another page or folder of the site`,
    );
  },
);

test.each(['sirocco_2', 'index2', 'product'])('a festival may be called %s', (SITE_SLUG) => {
  expect(readSettings({ SITE_SLUG }).SITE_SLUG).toBe(SITE_SLUG);
});
