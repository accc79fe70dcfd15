import { describe, expect, test } from 'vitest';
import { canonicalPath, dataPath, eventPath, pagePath } from '../../../src/i18n/paths.ts';

describe('the address of a page', () => {
  test('ends in a slash and keeps the signs that a path may hold', () => {
    expect(pagePath('fr', 'event', 'TGM,_dernier_départ_&_co')).toBe(
      '/fr/event/TGM,_dernier_d%C3%A9part_&_co/',
    );
    expect(eventPath('en', { slug: 'A,_b', id: 4 })).toBe('/en/event/A,_b/?id=4');
  });

  test('escapes what would end a path or lead elsewhere', () => {
    expect(pagePath('fr', 'event', 'why?#100%')).toBe('/fr/event/why%3F%23100%25/');
  });

  test.each(['/fr/event/A%2C_b/', '/fr/event/A,_b/'])('is one, however %s was written', (path) => {
    expect(canonicalPath(path)).toBe('/fr/event/A,_b/');
  });

  test('is the same as the browser writes it', () => {
    const path = pagePath('fr', 'event', "50_ombre,_l’«on»_l'e $=;@+&!()*");
    expect(new URL(path, 'https://site.example').pathname).toBe(path);
  });
});

test('data for scripts lies beside the trees, under a name that no page has', () => {
  expect(dataPath('en', 'map')).toBe('/data/map/en.json');
});
