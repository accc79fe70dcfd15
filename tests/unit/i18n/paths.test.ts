import { describe, expect, test } from 'vitest';
import { canonicalPath, dataPath, eventPath, pagePath } from '../../../src/i18n/paths.ts';

describe('the address of a page', () => {
  test('ends in a slash and keeps the characters that a path may contain', () => {
    expect(pagePath('fr', 'event', 'TGM,_départ_&_co')).toBe('/fr/event/TGM,_d%C3%A9part_&_co/');
    expect(eventPath('en', { slug: 'A,_b', id: 4 })).toBe('/en/event/A,_b/?id=4');
  });

  test('escapes characters that would end the path or change it', () => {
    expect(pagePath('fr', 'event', 'why?#100%')).toBe('/fr/event/why%3F%23100%25/');
  });

  test.each(['/fr/event/A%2C_b/', '/fr/event/A,_b/'])('is the canonical one for %s', (path) => {
    expect(canonicalPath(path)).toBe('/fr/event/A,_b/');
  });

  test('is the same as the browser writes it', () => {
    const path = pagePath('fr', 'event', "50_ombre,_l’«on»_l'e $=;@+&!()*");
    expect(new URL(path, 'https://site.example').pathname).toBe(path);
  });
});

test('data for scripts is outside the language trees, at a path that no page has', () => {
  expect(dataPath('en', 'map')).toBe('/data/map/en.json');
});
