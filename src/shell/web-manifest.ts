import { BACKGROUNDS } from '../domain/colours.ts';
import { languages } from '../domain/model/language-table.ts';
import { type Lang, translator } from '../i18n/translate.ts';
import { pagePath } from '../i18n/paths.ts';
import { appIcons, appScreenshots } from '../site/web-app.ts';
import { environment } from '../site/build-environment.ts';
import { festivalWords, identity } from '../site/identity.ts';
import { themeColours } from './colours.ts';
import type { ShellView } from './shell-view.ts';

/**
 * Returns the W3C Web App Manifest, with which a browser installs the site. Both languages share one `id` and are one
 * app, which opens in the language of the page it was installed from.
 */
export function webManifest(shell: Pick<ShellView, 'colours' | 'currentClassName'>, lang: Lang): string {
  const t = translator(lang);
  const { name } = identity;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: festivalWords?.description[lang] ?? t('site.description', { name }),
    lang,
    dir: languages[lang].direction,
    start_url: pagePath(lang),
    scope: '/',
    display: 'standalone',
    theme_color: themeColours(shell.colours, shell.currentClassName).light,
    background_color: BACKGROUNDS.light,
    categories: ['entertainment', 'lifestyle'],
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: t('now.title'), url: pagePath(lang, 'now') },
      { name: t('map.title'), url: pagePath(lang, 'map') },
      { name: t('plan.title'), url: pagePath(lang, 'plan') },
      // Phones show four shortcuts.
      environment.SERVICE_WORKER === 'on'
        ? { name: t('footer.keep'), url: pagePath(lang, 'offline') }
        : { name: t('myevents'), url: pagePath(lang, 'userEventSubscriptions') },
    ],
    screenshots: appScreenshots(environment).map(({ path, width, height, formFactor }) => ({
      src: path,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: formFactor,
    })),
  };
  return `${JSON.stringify(manifest)}\n`;
}
