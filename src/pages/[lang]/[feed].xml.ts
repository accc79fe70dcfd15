import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { festivalData } from '../../content/festival.ts';
import { changeFeed } from '../../screens/changes/changes-view.ts';
import { coverageFeed } from '../../screens/press-desk/coverage-feed.ts';
import { renderedLangs } from '../../site/build-environment.ts';

const feeds = { changes: changeFeed, medias: coverageFeed };

export const getStaticPaths = () =>
  renderedLangs.flatMap((lang) =>
    Object.entries(feeds).map(([feed, write]) => ({ params: { lang, feed }, props: { lang, write } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { lang, write } }) =>
  new Response(write(festivalData(), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
