import { absoluteUrl, environment } from '../../site/build-environment.ts';
import { dayRangeOf } from '../../domain/event/event-days.ts';
import { titleOf } from '../../domain/event/events.ts';
import type { FestivalEvent, Id, Lang } from '../../domain/model/core.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { eventEmbedPath, programmeEmbedPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';

/** A page to be shown in a frame of a partner's page. */
export interface Embed {
  path: string;
  title: string;
  /** Size in pixels. A partner's page that handles the message `EMBED_HEIGHT` fits the frame to the content. */
  width: number;
  height: number;
}

/** Type of the message from an embedded page to the page around it, with the `height` of the content in pixels. */
export const EMBED_HEIGHT = 'embed-height';

export const programmeEmbed = (year: number, lang: Lang): Embed => ({
  path: programmeEmbedPath(lang, year),
  title: `${identity.name} ${year} — ${translator(lang)('programme.title')}`,
  width: 720,
  height: 800,
});

export const eventEmbed = ({ id, title }: { id: Id; title: string }, lang: Lang): Embed => ({
  path: eventEmbedPath(lang, id),
  title: `${title} — ${identity.name}`,
  width: 480,
  height: 420,
});

function embedCode({ path, title, height }: Embed): string {
  const url = absoluteUrl(path);
  return `<iframe src="${url}" title="${escapeMarkup(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

/** Returns the HTML for a partner's page, with a script that makes the frame as high as its content. */
export function fittingEmbedCode(embed: Embed): string {
  const { origin } = new URL(environment.SITE_URL);
  const fit = `addEventListener('message',({origin,data,source})=>{if(origin==='${origin}'&&data.type==='${EMBED_HEIGHT}')for(const frame of document.querySelectorAll('iframe'))if(frame.contentWindow===source)frame.height=data.height})`;
  return `${embedCode(embed)}\n<script>${fit}</script>`;
}

/** Returns the response for oEmbed consumers (https://oembed.com). */
export function oembedOf(embed: Embed) {
  const { title, width, height } = embed;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: identity.name,
    provider_url: environment.SITE_URL,
    html: embedCode(embed),
    width,
    height,
  };
}

/** Examples for the embed code, from the programme itself. Each is null if no event qualifies. */
export type EmbedExample = ReturnType<typeof embedExample>;

export function embedExample(programme: readonly FestivalEvent[]) {
  const [event = null] = programme.flatMap((one) => {
    const title = titleOf(one);
    return title ? [{ id: one.id, title }] : [];
  });
  const first = <T>(of: (one: FestivalEvent) => T | null | undefined): T | null =>
    programme.map(of).find((value) => value !== null && value !== undefined) ?? null;
  return {
    event,
    typeId: first(({ typeId }) => typeId),
    placeId: first(({ placeId }) => placeId),
    day: first(({ time }) => time && dayRangeOf(time).first),
  };
}
