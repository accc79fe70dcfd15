import { existsSync, renameSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CURRENT_FILE } from '../../src/content/snapshot.ts';
import { langs } from '../../src/domain/model/languages.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { drawAppIcons } from './app-icons.ts';
import { writeHostHeaders } from './host-headers.ts';
import { mediaOnDemand } from './media-on-demand.ts';
import { prerenderer } from './internals/prerenderer.ts';
import { redirectPages } from './redirects/redirect-pages.ts';
import { writeServiceWorker } from './service-worker.ts';
import { pageFile } from './site-tree.ts';
import { sitemapOf, writeRobots } from './sitemap.ts';

/**
 * Returns the steps that render the pages, in order: each sees the results of those before in the built site, which
 * `finish-site.ts` completes.
 */
export function siteIntegrations(
  environment: Environment,
  dist: string,
  release: string,
): AstroIntegration[] {
  return [
    intentDirective,
    prerenderer(dist, release),
    freshContent(environment),
    afterBuild('not-found-pages', moveNotFoundPages),
    sitemapOf(dist),
    afterBuild('robots', (folder) => writeRobots(folder, environment.SITE_URL)),
    redirectPages(environment),
    afterBuild('host-headers', writeHostHeaders),
    afterBuild('app-icons', (folder) => drawAppIcons(folder, environment)),
    afterBuild('service-worker', (folder) => writeServiceWorker(folder, environment)),
    mediaOnDemand,
  ];
}

/** Creates a step that needs nothing from Astro but the folder of the built site. */
const afterBuild = (name: string, work: (dist: string) => void | Promise<void>): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': ({ dir }) => work(fileURLToPath(dir)) },
});

/**
 * Moves the 404 page of each tree to where static hosts look for it: `/fr/404.html` and `/en/404.html`, next to
 * `/404.html` for addresses without a language. At `/fr/404/` it would be an ordinary page, without a subject.
 */
function moveNotFoundPages(dist: string): void {
  for (const lang of langs) {
    const page = pageFile(dist, `${lang}/404`);
    if (!existsSync(page)) throw new Error(`There is no page /${lang}/404/: each tree needs one.`);
    renameSync(page, join(dist, lang, '404.html'));
    rmSync(join(dist, lang, '404'), { recursive: true });
  }
}

/** Registers `client:intent`: an island hydrates when the visitor turns to it (`src/components/browser/intent.ts`). */
const intentDirective: AstroIntegration = {
  name: 'intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/components/browser/intent.ts' });
    },
  },
};

/** Reloads open pages in development as soon as there is another snapshot. */
function freshContent(environment: Environment): AstroIntegration {
  return {
    name: 'fresh-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Vite's own watcher loses track of a file when another one is renamed to its path.
        const snapshots = watch(snapshotFolder(environment), (_event, name) => {
          if (name !== CURRENT_FILE) return;
          // The server reloads its modules too, and reads the festival again with them.
          for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
        });
        server.httpServer?.on('close', () => snapshots.close());
      },
    },
  };
}
