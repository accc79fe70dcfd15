import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLang, langs, type Lang } from '../../src/domain/model/languages.ts';
import { cardOf } from './page-card.ts';
import { languageRedirectPage, redirectPage } from './redirect-page.ts';
import { hostRedirects, type RedirectsFormat } from './host-redirects.ts';
import type { Redirect } from './redirects.ts';
import { pageFile, topLevelNames, urlPath, writeNewPage } from './site-tree.ts';

export interface RedirectOptions {
  site: { name: string; url: string };
  /** Read when they are needed: some come from the snapshot. */
  redirects: () => readonly Redirect[];
  /** Paths of pages that stay though what they show is withdrawn. */
  withdrawn: () => readonly string[];
  format: RedirectsFormat;
}

/** A page that is there and says that it is not to be found: another record may have taken the address since. */
function isPrivate(dist: string, path: string): boolean {
  const inTree = `${defaultLang}/${path}`;
  return existsSync(pageFile(dist, inTree)) && cardOf(dist, inTree).isPrivate;
}

/**
 * Writes a page for every second address, in both trees and without language, unless a real page has it; and the same
 * as `_redirects` for hosts that can redirect by themselves. Comes after the language redirects.
 */
export function redirectPages({ site, redirects, withdrawn, format }: RedirectOptions): AstroIntegration {
  return {
    name: 'redirect-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const card = (lang: Lang, path: string) => cardOf(dist, `${lang}/${path}`);
        const written = redirects().filter(({ from, to, query }) => {
          if (!existsSync(pageFile(dist, `${defaultLang}/${to}`))) {
            logger.warn(`/${from}/ would lead to /${to}/, which is not there: it is left out`);
            return false;
          }
          const inTrees = langs.map((lang) =>
            writeNewPage(
              dist,
              `${lang}/${from}`,
              redirectPage(site.url, lang, { to, query }, card(lang, to)),
            ),
          );
          if (inTrees.includes(true))
            writeNewPage(dist, from, languageRedirectPage(site, { to, query }, card(defaultLang, to)));
          return inTrees.includes(true);
        });
        const gone = withdrawn().filter((path) => isPrivate(dist, path));
        const names = topLevelNames(dist, defaultLang);
        writeFileSync(join(dist, '_redirects'), hostRedirects({ redirects: written, gone, names }, format));
        logger.info(`${written.length} second addresses`);
      },
      'astro:server:setup': ({ server }) => {
        const targets = new Map(
          redirects().flatMap(({ from, to, query = '' }) =>
            langs.map((lang) => [urlPath(lang, from), urlPath(lang, to) + query] as const),
          ),
        );
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const target = targets.get(pathname.replace(/\/?$/, '/'));
          if (target === undefined) next();
          else response.writeHead(302, { Location: target.includes('?') ? target : target + search }).end();
        });
      },
    },
  };
}
