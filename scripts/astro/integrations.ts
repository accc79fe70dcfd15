import type { AstroIntegration } from 'astro';
import type { Environment } from '../../src/site/environment.ts';
import { publishingHost } from '../../src/site/publishing-host.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { drawAppIcons } from './app-icons.ts';
import { languageRedirects } from './language-redirects.ts';
import { hostHeaders } from './host-headers.ts';
import { imageServices } from './image-services.ts';
import { intentDirective } from './intent-directive.ts';
import { notFoundPages } from './not-found-pages.ts';
import { pictures } from './pictures.ts';
import { pressPictures } from './press-pictures.ts';
import { redirectPages } from './redirect-pages.ts';
import { aliases, formerAddresses, withdrawnPages } from './redirects.ts';
import { serviceWorker } from './service-worker.ts';
import { freshContent } from './fresh-content.ts';
import { editionPacks } from './edition-packs.ts';
import { shareCards } from './share-cards.ts';
import { sitemapForRobots } from './sitemap.ts';

/**
 * The steps of the build, in their order: each sees what the ones before have left in the built site.
 * @param dist folder of the built site.
 */
export function siteIntegrations(environment: Environment, dist: string): AstroIntegration[] {
  const site = { name: environment.SITE_NAME, url: environment.SITE_URL };
  return [
    intentDirective(),
    freshContent(environment),
    notFoundPages(),
    ...sitemapForRobots({ siteUrl: site.url, dist }),
    languageRedirects(site),
    redirectPages({
      site,
      redirects: () => [...aliases(environment), ...formerAddresses(environment)],
      withdrawn: () => withdrawnPages(environment),
      format: publishingHost(process.env)?.name === 'Cloudflare Pages' ? 'cloudflare' : 'netlify',
    }),
    hostHeaders(),
    drawAppIcons(environment),
    serviceWorker(environment),
    pictures({ originals: mediaFolder, cache: '.cache/pictures' }),
    shareCards(mediaFolder),
    pressPictures({ originals: mediaFolder, cache: '.cache/press' }),
    editionPacks(environment),
    imageServices(),
  ];
}
