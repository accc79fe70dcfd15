import type { APIRoute } from 'astro';
import { festivalData } from '../../content/festival.ts';
import { langs, type Lang } from '../../i18n/lang.ts';
import { changeFeed } from '../../screens/changes/change-feed.ts';
import { coverageFeed } from '../../screens/press-desk/coverage-feed.ts';

const feeds = { changes: changeFeed, medias: coverageFeed };

interface Props {
  feed: keyof typeof feeds;
  lang: Lang;
}

export const getStaticPaths = () =>
  langs.flatMap((lang) =>
    (['changes', 'medias'] as const).map((feed) => ({
      params: { lang, feed },
      props: { lang, feed } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { lang, feed } }) =>
  new Response(feeds[feed](await festivalData(), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
