import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { langs } from '../../src/domain/model/languages.ts';
import { pageFile } from './site-tree.ts';

/**
 * Moves the 404 page of each tree to where static hosts look for it: `/fr/404.html` and `/en/404.html`, next to
 * `/404.html` for addresses without a language. At `/fr/404/` it would be an ordinary page, without a subject.
 */
export function moveNotFoundPages(dist: string): void {
  for (const lang of langs) {
    const page = pageFile(dist, `${lang}/404`);
    if (!existsSync(page)) throw new Error(`There is no page /${lang}/404/: each tree needs one.`);
    renameSync(page, join(dist, lang, '404.html'));
    rmSync(join(dist, lang, '404'), { recursive: true });
  }
}
