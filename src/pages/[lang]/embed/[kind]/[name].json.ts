import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { programmesWithPages } from '../../../../content/withdrawn-editions.ts';
import { type Embed, oembedOf, programmeEmbed } from '../../../../screens/embed/embed-code.ts';
import { eventEmbedViews } from '../../../../screens/event/embed/event-embed.ts';
import { renderedLangs } from '../../../../site/build-environment.ts';

export const getStaticPaths = () => {
  const data = festivalData();
  return renderedLangs.flatMap((lang) => [
    ...eventEmbedViews(data, lang).map(({ id, embed }) => ({
      params: { lang, kind: 'event', name: String(id) },
      props: embed,
    })),
    ...programmesWithPages(data).map(({ edition: { year } }) => ({
      params: { lang, kind: 'program', name: String(year) },
      props: programmeEmbed(year, lang),
    })),
  ]);
};

export const GET: APIRoute<Embed> = ({ props }) => Response.json(oembedOf(props));
