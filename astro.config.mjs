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
import { sourcesDigest } from './scripts/astro/sources.ts';
import { shortScopes } from './scripts/astro/internals/short-scopes.ts';
import { styleLayers } from './scripts/astro/internals/style-layers.ts';
import { langs } from './src/domain/model/languages.ts';
import { words } from './src/i18n/translate.ts';
import { stateKeys } from './src/screens/event/status/state-words.ts';
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
/** What the fonts of the pages are, or are cut from: within `node_modules`. */
const fontSources = [ARABIC];
/** Files of a face: the letters of every page, and those of the festival's texts beyond, for the pages that have them. */
const variantsOf = async (face, weight) => {
  const parts = await cutFace(face, letters);
  fontSources.push(...parts.map(({ source }) => source));
  return parts.map((part, index) => ({
    src: [part.path],
    weight,
    style: 'normal',
    // Few letters move nothing, and a name waits for its own.
    ...(index > 0 && { unicodeRange: unicodeRange(part.letters), display: 'swap' }),
  }));
};

export default defineConfig({
  site: environment.SITE_URL,
  output: 'static',
  trailingSlash: 'always',
  outDir,
  cacheDir: astroCache,
  // A page is painted as soon as it is there: its styles stand in it.
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  scopedStyleStrategy: 'where',
  devToolbar: { enabled: false },
  // No page is written in Markdown; the highlighter would write styles that the policy refuses.
  markdown: { syntaxHighlight: false },
  experimental: { incrementalBuild: true },
  integrations: [react(), ...siteIntegrations(environment, outDir)],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['Arial', 'sans-serif'],
      // A late font waits for the next page: nothing that is read moves.
      display: 'optional',
      options: {
        // Cut at 650. From 700 on Astro has the bold Arial stand in for it, and the regular one below.
        variants: await variantsOf(DISPLAY_FACE, 700),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument',
      fallbacks: ['Arial', 'sans-serif'],
      // A late font waits for the next page: nothing that is read moves.
      display: 'optional',
      options: {
        variants: await variantsOf(TEXT_FACE, '400 600'),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Noto Naskh Arabic',
      cssVariable: '--font-naskh',
      // Letters that it lacks are those of the text's face.
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
    ],
    define: {
      // Nobody reads it, but Astro restores pages of the last build only when all of this is what it was. By itself it
      // would restore a page whose scripts have come to stand in other files.
      __SOURCES__: JSON.stringify(sourcesDigest()),
      __TIME_ZONE__: JSON.stringify(environment.TIME_ZONE),
      __PINNED_NOW__: JSON.stringify(pinnedNow(environment)),
      __PUBLIC_ENVIRONMENT__: JSON.stringify(toPublicEnvironment(environment)),
      __RENUMBERED__: JSON.stringify(renumberedLive(environment)),
      __STATE_WORDS__: JSON.stringify(
        Object.fromEntries(langs.map((lang) => [lang, words(lang, ...stateKeys)])),
      ),
      __SERVICE_WORKER__: JSON.stringify(environment.SERVICE_WORKER),
      __FESTIVAL_WATERS__: JSON.stringify(watersOf(environment.SITE_SLUG)),
    },
    cacheDir: '.cache/vite',
    build: { assetsInlineLimit: 0 },
  },
});
