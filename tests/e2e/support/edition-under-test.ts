import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EditionSource, editionSource } from '../../../scripts/archive/edition-source.ts';

/** Returns the source from which the archives of an edition of the built site are made. */
export function editionUnderTest(year: string): EditionSource {
  const dist = process.env['DIST_UNDER_TEST'];
  if (!dist) throw new Error('DIST_UNDER_TEST names no built site: run these tests by `npm test`');
  const [, canonical = ''] =
    /rel="canonical" href="([^"]+)"/.exec(readFileSync(join(dist, 'fr', 'index.html'), 'utf8')) ?? [];
  return editionSource(year, { dist, siteUrl: new URL(canonical).origin, siteName: 'Dhaw' });
}
