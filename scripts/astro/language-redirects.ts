import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLang, isLang } from '../../src/domain/model/languages.ts';
import { preferredLang } from '../../src/i18n/preferred-lang.ts';
import { cardOf } from './page-card.ts';
import { languageRedirectPage } from './redirect-page.ts';
import { pagePathsIn, writeNewPage } from './site-tree.ts';

/** Vite's own addresses, and files. */
const NOT_A_PAGE = /^\/(?:@|_|media\/|src\/|node_modules\/)|\.\w+$/;

/**
 * Writes for every page its address without a language, which can be indexed and shared, and leads to the visitor's
 * language. Comes after the 404 pages are in place. In development, a redirect does the same.
 */
export function languageRedirects(site: { name: string; url: string }): AstroIntegration {
  return {
    name: 'language-redirects',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const written = pagePathsIn(dist, defaultLang).filter((path) => {
          const card = cardOf(dist, `${defaultLang}/${path}`);
          return writeNewPage(dist, path, languageRedirectPage(site, { to: path }, card));
        });
        logger.info(`${written.length} language redirects`);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          if (isLang(pathname.split('/')[1]) || NOT_A_PAGE.test(pathname)) {
            next();
            return;
          }
          const { cookie = '', 'accept-language': accepted = '' } = request.headers;
          const lang = preferredLang(
            cookie,
            accepted.split(',').map((part) => part.trim()),
          );
          response.writeHead(302, { Location: `/${lang}${pathname.replace(/\/?$/, '/')}${search}` }).end();
        });
      },
    },
  };
}
