import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Environment } from '../../src/site/environment.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { drawAppIcons } from './app-icons.ts';
import { writeEditionPacks } from './edition-packs.ts';
import { freshContent } from './fresh-content.ts';
import { writeHostHeaders } from './host-headers.ts';
import { fillImageServices } from './image-services.ts';
import { moveNotFoundPages } from './not-found-pages.ts';
import { prerenderer } from './internals/prerenderer.ts';
import { pageStyles } from './page-styles.ts';
import { pictures } from './pictures.ts';
import { placePressPictures } from './press-pictures.ts';
import { redirectPages } from './redirects/redirect-pages.ts';
import { writeServiceWorker } from './service-worker.ts';
import { shareCardsOnDemand } from './share-cards.ts';
import { sitemapOf, writeRobots } from './sitemap.ts';

/**
 * The steps of the build, in their order: each sees what the ones before have left in the built site.
 * @param dist folder of the built site.
 */
export function siteIntegrations(environment: Environment, dist: string): AstroIntegration[] {
  return [
    intentDirective,
    prerenderer(),
    freshContent(environment),
    pageStyles(),
    afterBuild('not-found-pages', moveNotFoundPages),
    sitemapOf(dist),
    afterBuild('robots', (folder) => writeRobots(folder, environment.SITE_URL)),
    redirectPages(environment),
    afterBuild('host-headers', writeHostHeaders),
    afterBuild('app-icons', (folder) => drawAppIcons(folder, environment)),
    afterBuild('service-worker', (folder) => writeServiceWorker(folder, environment)),
    pictures({ originals: mediaFolder, cache: '.cache/pictures' }),
    shareCardsOnDemand(mediaFolder),
    afterBuild('press-pictures', (folder, logger) =>
      placePressPictures(folder, logger, { originals: mediaFolder, cache: '.cache/press' }),
    ),
    afterBuild('edition-packs', (folder, logger) => writeEditionPacks(folder, logger, environment)),
    afterBuild('image-services', fillImageServices),
  ];
}

/** A step that needs nothing of Astro but the folder of the built site. */
const afterBuild = (
  name: string,
  work: (dist: string, logger: AstroIntegrationLogger) => void | Promise<void>,
): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': ({ dir, logger }) => work(fileURLToPath(dir), logger) },
});

/** Registers `client:intent`: an island wakes when the visitor turns to it (see `src/components/browser/intent.ts`). */
const intentDirective: AstroIntegration = {
  name: 'intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/components/browser/intent.ts' });
    },
  },
};
