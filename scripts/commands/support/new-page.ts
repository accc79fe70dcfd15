import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { langs } from '../../../src/domain/model/languages.ts';
import { namesInUse, readSettings } from './settings.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Writes the files of a new page at `/{language}/{name}/`: its view, its screen, its route and its first words in the
 * dictionaries. Its address without a language, sitemap entry, share card and tests follow automatically.
 * @returns paths of the files written or changed, from `root`.
 * @throws Error if the name is taken or not valid in an address.
 */
export function newPage(name: string, root = '.'): string[] {
  if (!NAME.test(name))
    throw new Error(
      `“${name}” must be lower-case letters and digits with dashes between them, e.g. getting-here.`,
    );
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const screen = `src/screens/${name}`;
  const route = `src/pages/[lang]/${name}`;
  const environment = readSettings();
  if (
    existsSync(join(root, screen)) ||
    [...namesInUse(environment), environment.SITE_SLUG].includes(name) ||
    langs.some((lang) => firstKeys(camel).some((key) => key in wordsIn(`i18n/${lang}.json`, root)))
  )
    throw new Error(`“${name}” is a page, a folder or words of the site already: choose another name.`);
  const files = {
    [`${screen}/${name}-view.ts`]: viewOf(camel, pascal),
    [`${screen}/${pascal}.astro`]: screenOf(name, camel, pascal),
    [`${route}.astro`]: routeOf(name, camel, pascal),
    ...Object.fromEntries(langs.map((lang) => withWords(`i18n/${lang}.json`, name, camel, root))),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

const viewOf = (camel: string, pascal: string) => `import { festivalData } from '../../content/festival.ts';

export interface ${pascal}View {
  year: number;
}

/** All that the page shows, as plain JSON: a page is rendered again only when this has changed. */
export function ${camel}View(): ${pascal}View {
  const { current } = festivalData();
  return { year: current.year };
}
`;

const screenOf = (name: string, camel: string, pascal: string): string => `---
import ScreenTitle from '../../components/ScreenTitle.astro';
import type { ScreenProps } from '../../components/screen-props.ts';
import { translator } from '../../i18n/translate.ts';
import type { ${pascal}View } from './${name}-view.ts';

type Props = ScreenProps<${pascal}View>;

const { lang, year } = Astro.props;
const t = translator(lang);
---

<ScreenTitle>{t('${camel}.title')}</ScreenTitle>
<div class="wrap page-end">
  <p>{t('${camel}.intro', { year })}</p>
</div>
`;

const routeOf = (name: string, camel: string, pascal: string): string => `---
import { inEachLanguage } from '../../shell/static-paths.ts';
import { ${camel}View } from '../../screens/${name}/${name}-view.ts';
import { translator } from '../../i18n/translate.ts';
import ScreenPage from '../../shell/ScreenPage.astro';
import ${pascal} from '../../screens/${name}/${pascal}.astro';

export const getStaticPaths = () =>
  inEachLanguage((lang) => [
    { meta: { title: translator(lang)('${camel}.title') }, view: ${camel}View() },
  ]);
---

<ScreenPage {...Astro.props} Screen={${pascal}} />
`;

const firstKeys = (camel: string) => [`${camel}.title`, `${camel}.intro`] as const;

const wordsIn = (path: string, root: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;

/** Returns the path of a dictionary, and its text with the page's first words, sorted by key. */
function withWords(path: string, name: string, camel: string, root: string): [string, string] {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const [titleKey, introKey] = firstKeys(camel);
  const all = { ...wordsIn(path, root), [titleKey]: title, [introKey]: `${title} {year}` };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`];
}
