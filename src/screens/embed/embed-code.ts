import type { Lang } from '../../i18n/lang.ts';
import { programmeEmbedPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { environment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';

/** Pixels; the frame of who listens to the page in it (`EMBED_HEIGHT`) is as high as the programme. */
const SIZE = { width: 720, height: 800 } as const;

/** What an embedded page tells the page around it, with its `height` in pixels. */
export const EMBED_HEIGHT = 'embed-height';

export const embedTitle = (year: number, lang: Lang): string =>
  `${identity.name} ${year} — ${translator(lang)('programme.title')}`;

const embedUrl = (year: number, lang: Lang): string =>
  new URL(programmeEmbedPath(lang, year), environment.SITE_URL).href;

/** HTML by which a partner's page shows the programme of a year. */
export function embedCode(year: number, lang: Lang): string {
  const { height } = SIZE;
  return `<iframe src="${embedUrl(year, lang)}" title="${escapeAttribute(embedTitle(year, lang))}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

/** The same with a script by which the frame is as high as the programme. */
export function fittingEmbedCode(year: number, lang: Lang): string {
  const { origin } = new URL(environment.SITE_URL);
  const fit = `addEventListener('message',({origin,data,source})=>{if(origin==='${origin}'&&data.type==='${EMBED_HEIGHT}')for(const frame of document.querySelectorAll('iframe'))if(frame.contentWindow===source)frame.height=data.height})`;
  return `${embedCode(year, lang)}\n<script>${fit}</script>`;
}

/** What oEmbed consumers ask for (https://oembed.com): how to show the programme of a year. */
export function programmeOembed(year: number, lang: Lang) {
  return {
    version: '1.0',
    type: 'rich',
    title: embedTitle(year, lang),
    provider_name: identity.name,
    provider_url: environment.SITE_URL,
    html: embedCode(year, lang),
    ...SIZE,
  };
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
