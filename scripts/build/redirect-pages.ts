import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { langs } from '../../src/i18n/lang.ts';
import { doorPage } from './doors/door-page.ts';
import { redirectPage } from './doors/redirect-page.ts';
import type { Redirect } from './redirects.ts';
import { urlPath, writeNewPage } from './site-tree.ts';

export interface RedirectOptions {
  site: { name: string; url: string };
  /** Read when they are needed: some come from the snapshot. */
  redirects: () => readonly Redirect[];
}

/**
 * Writes a page for every second address, in both trees and without language, unless a real page has it; and the same
 * as `_redirects` for hosts that can redirect by themselves. Comes after the doors.
 */
export function redirectPages({ site, redirects }: RedirectOptions): AstroIntegration {
  return {
    name: 'redirect-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const written = redirects().filter(({ from, to }) => {
          const inTrees = langs.map((lang) =>
            writeNewPage(dist, `${lang}/${from}`, redirectPage(site, lang, to)),
          );
          if (inTrees.includes(true)) writeNewPage(dist, from, doorPage(site.name, to));
          return inTrees.includes(true);
        });
        writeFileSync(join(dist, '_redirects'), hostRedirects(written));
        logger.info(`${written.length} second addresses`);
      },
      'astro:server:setup': ({ server }) => {
        const targets = new Map(
          redirects().flatMap(({ from, to }) =>
            langs.map((lang) => [urlPath(lang, from), urlPath(lang, to)] as const),
          ),
        );
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const target = targets.get(pathname.replace(/\/?$/, '/'));
          if (target === undefined) next();
          else response.writeHead(302, { Location: target + search }).end();
        });
      },
    },
  };
}

/**
 * Lines for Netlify. Second addresses are forced, since a page stands there for other hosts. An event's address that is
 * not a file, but names the event by id, shows the page of that id: a rewrite, for a redirect would turn in circles
 * when the id is unknown.
 */
function hostRedirects(redirects: readonly Redirect[]): string {
  const second = redirects.flatMap(({ from, to }) =>
    langs.map((lang) => `${urlPath(lang, from)} ${urlPath(lang, to)} 301!`),
  );
  const byId = langs.map((lang) => `/${lang}/event/* id=:id /${lang}/event/:id/ 200`);
  return `${[...second, ...byId].join('\n')}\n`;
}
