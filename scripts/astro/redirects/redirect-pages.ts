import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { defaultLang, isLang, langs, type Lang } from '../../../src/domain/model/languages.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { hostRedirects } from './host-redirects.ts';
import { cardOf } from './page-card.ts';
import { languageRedirectPage, redirectPage } from './redirect-page.ts';
import { redirectsOf, withdrawnPages } from './redirects.ts';
import { pageFile, pagePathsIn, topLevelNames, urlPath, writeNewPage } from '../site-tree.ts';

/** Addresses of Vite itself and of files. */
const NOT_A_PAGE = /^\/(?:@|_|media\/|src\/|node_modules\/)|\.\w+$/;

/**
 * Writes for every page another one at its address without a language, which can be indexed and shared, and redirects
 * to the visitor's language; for every second address a page, in both trees and without a language, unless a real page
 * has that address; and the same as `_redirects` for hosts that redirect themselves. Runs after the 404 pages are in
 * place. In development, the server redirects in the same way.
 */
export function redirectPages(environment: Environment): AstroIntegration {
  const site = { name: environment.SITE_NAME, url: environment.SITE_URL };
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const card = (lang: Lang, path: string) => cardOf(dist, `${lang}/${path}`);
        const pages = pagePathsIn(dist, defaultLang).filter((to) =>
          writeNewPage(dist, to, languageRedirectPage(site, { to }, card(defaultLang, to))),
        );
        const snapshot = readSnapshot(snapshotFolder(environment));
        const redirects = redirectsOf(snapshot, environment).filter(({ from, to, query }) => {
          if (!existsSync(pageFile(dist, `${defaultLang}/${to}`))) {
            logger.warn(`/${from}/ would lead to /${to}/, which is not there: it is left out`);
            return false;
          }
          const inTrees = langs.map((lang) => {
            const page = redirectPage(site.url, lang, { to, query }, card(lang, to));
            return writeNewPage(dist, `${lang}/${from}`, page);
          });
          if (inTrees.includes(true))
            writeNewPage(dist, from, languageRedirectPage(site, { to, query }, card(defaultLang, to)));
          return inTrees.includes(true);
        });
        // If another record has taken the address since, its page is indexed and not gone.
        const gone = withdrawnPages(snapshot).filter(
          (path) => existsSync(pageFile(dist, `${defaultLang}/${path}`)) && card(defaultLang, path).isPrivate,
        );
        const names = topLevelNames(dist, defaultLang);
        const rules = hostRedirects({ redirects, gone, names }, environment.redirectDialect);
        writeFileSync(join(dist, '_redirects'), rules);
        logger.info(`${pages.length} language redirects, ${redirects.length} second addresses`);
      },
      'astro:server:setup': ({ server }) => {
        const targets = new Map(
          redirectsOf(readSnapshot(snapshotFolder(environment)), environment).flatMap(
            ({ from, to, query = '' }) =>
              langs.map((lang) => [urlPath(lang, from), urlPath(lang, to) + query] as const),
          ),
        );
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const path = pathname.replace(/\/?$/, '/');
          const leadTo = (target: string): unknown =>
            response.writeHead(302, { Location: target.includes('?') ? target : target + search }).end();
          const target = targets.get(path);
          if (target !== undefined) leadTo(target);
          else if (isLang(pathname.split('/')[1]) || NOT_A_PAGE.test(pathname)) next();
          else {
            const { cookie = '', 'accept-language': accepted = '' } = request.headers;
            leadTo(`/${preferredLang(cookie, accepted.split(/, */))}${path}`);
          }
        });
      },
    },
  };
}
