import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { langs } from '../../../../i18n/lang.ts';
import { type Embed, oembedOf } from '../../../../screens/embed/embed-code.ts';
import { eventEmbedViews } from '../../../../screens/event/embed/event-embed.ts';

export const getStaticPaths = async () => {
  const data = await festivalData();
  return langs.flatMap((lang) =>
    eventEmbedViews(data, lang).map(({ id, embed }) => ({ params: { lang, id: String(id) }, props: embed })),
  );
};

export const GET: APIRoute<Embed> = ({ props }) => Response.json(oembedOf(props));
