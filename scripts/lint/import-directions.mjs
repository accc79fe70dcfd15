/** Layers of `src`, top first: a layer imports only those below it. `site` and `i18n` serve all of them but domain. */
const layers = ['pages', 'layouts', 'screens', 'components', 'islands', 'stores', 'api', 'domain'];

const all = [...layers, 'content', 'i18n', 'site'];
const folder = (name) => `./src/${name}`;
const mayImport = (target, allowed, message) => ({
  target: folder(target),
  from: all.filter((name) => name !== target && !allowed.includes(name)).map(folder),
  message,
});

const downwards = layers.slice(0, -1).map((layer, depth) => ({
  target: folder(layer),
  from: [...layers.slice(0, depth), ...(depth > layers.indexOf('components') ? ['content'] : [])].map(folder),
  message: `Imports point one way: ${layers.join(' → ')}. Move what both need below src/${layer}.`,
}));

/** Zones of import-x/no-restricted-paths, relative to the project's root. */
export const zones = [
  ...downwards.filter((zone) => zone.from.length > 0),
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
  mayImport(
    'content',
    ['domain', 'site', 'i18n', 'api'],
    'Content is read by screens; it knows none of them.',
  ),
  {
    target: all.filter((name) => !['api', 'stores'].includes(name)).map(folder),
    from: './src/api/live',
    message: 'Only stores call the live API in the browser: add an action to a store.',
  },
  {
    target: './scripts/api',
    from: './src',
    message: 'The embedded back end stands for a foreign one: it knows the site by API.md alone.',
  },
  {
    target: './src',
    from: ['./scripts', './tests'],
    message: 'The site does not know the tools that make it.',
  },
];
