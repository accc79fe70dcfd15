import { readdirSync } from 'node:fs';

/** Layers of `src`, top first: a layer imports only those below it. All but the domain may also import `site` and `i18n`. */
const layers = ['pages', 'shell', 'screens', 'components', 'stores', 'back-end', 'content', 'domain'];

/**
 * Tiers of the subjects of `src/screens`, lowest first: a subject shows parts only of subjects in lower tiers. Subjects
 * that are not listed form the tier `upper` above these; those of `last` may show parts of all others.
 */
const lower = [
  ['embed'],
  ['calendar', 'citation', 'edition-status', 'forms', 'gallery', 'partners', 'press', 'video'],
  ['event'],
  [
    'accueil',
    'changes',
    'faqs',
    'map',
    'offline',
    'open-data',
    'people',
    'programme',
    'type-events',
    'venue',
  ],
  ['about', 'agenda', 'calendar-files', 'edition', 'search'],
  ['plan'],
];
const last = ['not-found', 'page'];
const upper = readdirSync('src/screens', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...lower.flat(), ...last].includes(entry.name))
  .map(({ name }) => name);
const tiers = [...lower, upper, last];

const all = [...layers, 'i18n', 'site'];
const folder = (name) => `./src/${name}`;
const screen = (name) => `./src/screens/${name}`;
const mayImport = (target, allowed, message) => ({
  target: folder(target),
  from: all.filter((name) => name !== target && !allowed.includes(name)).map(folder),
  message,
});

const downwards = layers.slice(1).map((layer, depth) => ({
  target: folder(layer),
  from: layers.slice(0, depth + 1).map(folder),
  message: `Imports point one way: ${layers.join(' → ')}. Move what both need below src/${layer}.`,
}));

const betweenSubjects = tiers.flatMap((tier, depth) =>
  tier.map((subject) => ({
    target: screen(subject),
    from: tiers
      .slice(depth)
      .flat()
      .filter((other) => other !== subject)
      .map(screen),
    message: `A subject shows only parts of subjects below it: ${tiers.map((names) => names.join(', ')).join(' ← ')}.`,
  })),
);

/** Zones of import-x/no-restricted-paths, relative to the project's root. */
export const zones = [
  ...downwards,
  ...betweenSubjects,
  mayImport(
    'domain',
    [],
    'The domain is pure: it imports only the domain; what it needs comes in as a parameter.',
  ),
  mayImport(
    'site',
    ['domain'],
    'src/site says what is true of this festival; it knows of nothing but the domain.',
  ),
  mayImport(
    'i18n',
    ['domain', 'site'],
    'src/i18n serves every layer, so it may import only domain and site.',
  ),
  {
    target: all.filter((name) => name !== 'stores').map(folder),
    from: './src/stores/live',
    message: 'Only stores call the back end in the browser: add an action to a store.',
  },
  {
    target: './scripts/api',
    from: ['./src', './scripts/pull', './scripts/festival'],
    message:
      'The embedded back end can be replaced by any other: it imports neither the site nor the festival it serves.',
  },
  {
    target: ['./scripts/api', './scripts/archive', './scripts/astro', './scripts/festival', './scripts/pull'],
    from: './scripts/commands',
    message:
      'Commands run these programs, which import none of them: share through scripts/process or files.',
  },
  {
    target: './src',
    from: ['./scripts', './tests'],
    except: ['./astro/internals'],
    message:
      'The site does not import the tools that build or test it, but for what leans on private parts of Astro.',
  },
];
