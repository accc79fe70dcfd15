import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLang } from '../../src/i18n/lang.ts';
import { languageOf } from './doors/accepted-language.ts';
import { cardOf } from './doors/card-of.ts';
import { doorPage } from './doors/door-page.ts';
import { pagePathsIn, readPage, writeNewPage } from './site-tree.ts';

const PREFIXED = /^\/(?:fr|en)(?:\/|$)/;
/** Vite's own addresses, and files. */
const NOT_A_PAGE = /^\/(?:@|_|media\/|src\/|node_modules\/)|\.\w+$/;

/**
 * Opens a door for every page: its address without language, which can be found and shared, and leads to the visitor's
 * tree. Comes after the 404 pages are in place. In development, a redirect does the same.
 */
export function doors(site: { name: string; url: string }): AstroIntegration {
  return {
    name: 'doors',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const opened = pagePathsIn(dist, defaultLang).filter((path) => {
          const card = cardOf(readPage(dist, `${defaultLang}/${path}`));
          return writeNewPage(dist, path, doorPage(site, path, card));
        });
        logger.info(`${opened.length} doors`);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          if (PREFIXED.test(pathname) || NOT_A_PAGE.test(pathname)) {
            next();
            return;
          }
          const lang = languageOf(request.headers.cookie, request.headers['accept-language']);
          response.writeHead(302, { Location: `/${lang}${pathname.replace(/\/?$/, '/')}${search}` }).end();
        });
      },
    },
  };
}
