import type { APIRoute } from 'astro';
import { festivalData } from '../../content/festival.ts';
import type { Lang } from '../../domain/model/languages.ts';
import { changeFeed } from '../../screens/changes/changes-view.ts';
import { coverageFeed } from '../../screens/press-desk/coverage-feed.ts';
import { renderedLangs } from '../../site/build-environment.ts';

interface Props {
  lang: Lang;
  write: typeof changeFeed;
}

const feeds = { changes: changeFeed, medias: coverageFeed };

export const getStaticPaths = () =>
  renderedLangs.flatMap((lang) =>
    Object.entries(feeds).map(([feed, write]) => ({
      params: { lang, feed },
      props: { lang, write } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = ({ props: { lang, write } }) =>
  new Response(write(festivalData(), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
