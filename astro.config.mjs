import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { browserTarget } from './scripts/astro/browsers.ts';
import { fewChunks } from './scripts/astro/internals/chunks.ts';
import { cutFace, DISPLAY_FACE, TEXT_FACE, unicodeRange } from './scripts/astro/fonts/fonts.ts';
import { inlinedScripts } from './scripts/astro/inlined-scripts.ts';
import { licences } from './scripts/astro/licences.ts';
import { siteIntegrations } from './scripts/astro/integrations.ts';
import { lightPreloadHelper } from './scripts/astro/internals/preload-helper.ts';
import { festivalLetters, renumberedLive } from './scripts/astro/snapshot-facts.ts';
import { wordsOfScripts } from './scripts/astro/page-styles.ts';
import { sourcesDigest } from './scripts/astro/sources.ts';
import { shortScopes } from './scripts/astro/internals/short-scopes.ts';
import { styleLayers } from './scripts/astro/internals/style-layers.ts';
import { digestOf } from './src/content/digest.ts';
import { langs } from './src/domain/model/languages.ts';
import { keysUnder, words } from './src/i18n/translate.ts';
import { pageDirectives } from './src/shell/policy/directives.ts';
import { readEnvironment } from './src/site/environment.ts';
import { pinnedNow } from './src/site/build-environment.ts';
import { browserApiUrl, toPublicEnvironment } from './src/site/publication.ts';
import { astroCache } from './src/site/snapshot-folder.ts';
import { watersOf } from './src/site/waters.ts';

const environment = readEnvironment(process.env);
const outDir = process.env.DIST_DIR ?? './dist';
const letters = festivalLetters(environment);
const ARABIC = '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
/** Paths within `node_modules` of the fonts of the pages, or of the fonts from which these are cut. */
const fontSources = [ARABIC];
/** Files of a face: first the letters of every page, then other letters of the festival's texts. */
const variantsOf = async (face, weight) => {
  const parts = await cutFace(face, letters);
  fontSources.push(...parts.map(({ source }) => source));
  return parts.map((part, index) => ({
    src: [part.path],
    weight,
    style: 'normal',
    // A few letters cause no visible layout shift, and a name should be shown in its proper face.
    ...(index > 0 && { unicodeRange: unicodeRange(part.letters), display: 'swap' }),
  }));
};

const define = {
  __TIME_ZONE__: JSON.stringify(environment.TIME_ZONE),
  __PINNED_NOW__: JSON.stringify(pinnedNow(environment)),
  __PUBLIC_ENVIRONMENT__: JSON.stringify(toPublicEnvironment(environment)),
  __RENUMBERED__: JSON.stringify(renumberedLive(environment)),
  __STATE_WORDS__: JSON.stringify(
    Object.fromEntries(langs.map((lang) => [lang, words(lang, ...keysUnder('state'))])),
  ),
  __SERVICE_WORKER__: JSON.stringify(environment.SERVICE_WORKER),
  __FESTIVAL_WATERS__: JSON.stringify(watersOf(environment.SITE_SLUG)),
};

/** Changes with everything that every page depends on, so that no page of an earlier build is kept. */
const release = digestOf([
  sourcesDigest(),
  process.version,
  // Pages that show the time of the build have it in their own cache key.
  { ...environment, NOW: undefined },
  letters,
  define,
]);

export default defineConfig({
  site: environment.SITE_URL,
  output: 'static',
  trailingSlash: 'always',
  outDir,
  cacheDir: astroCache,
  // Styles are inlined, so that a page can be painted as soon as it arrives.
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  scopedStyleStrategy: 'where',
  devToolbar: { enabled: false },
  logger: { entrypoint: './scripts/astro/build-log.ts' },
  // No page is written in Markdown; the highlighter would emit styles that the security policy blocks.
  markdown: { syntaxHighlight: false },
  integrations: [react(), ...siteIntegrations(environment, outDir, release)],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['Arial', 'sans-serif'],
      // A font that arrives late is used from the next page on, so that text does not move while it is read.
      display: 'optional',
      options: {
        // Cut at weight 650. Astro declares bold Arial as the fallback from 700 on, and the regular one below.
        variants: await variantsOf(DISPLAY_FACE, 700),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument',
      fallbacks: ['Arial', 'sans-serif'],
      // A font that arrives late is used from the next page on, so that text does not move while it is read.
      display: 'optional',
      options: {
        variants: await variantsOf(TEXT_FACE, '400 600'),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Noto Naskh Arabic',
      cssVariable: '--font-naskh',
      // Letters that this face lacks are shown in the text face.
      fallbacks: [],
      options: {
        variants: [
          {
            src: [ARABIC],
            weight: '400 700',
            style: 'normal',
            unicodeRange: ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'],
          },
        ],
      },
    },
  ],
  security: { csp: { directives: pageDirectives({ ...environment, API_URL: browserApiUrl(environment) }) } },
  vite: {
    plugins: [
      shortScopes(),
      styleLayers(),
      tailwindcss(),
      browserTarget(),
      inlinedScripts(),
      fewChunks(),
      lightPreloadHelper(),
      licences(fontSources),
      wordsOfScripts(),
    ],
    define,
    cacheDir: '.cache/vite',
    build: { assetsInlineLimit: 0 },
  },
});
