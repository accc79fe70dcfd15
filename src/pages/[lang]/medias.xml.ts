import type { APIRoute } from 'astro';
import { festivalData } from '../../content/festival.ts';
import { langs, type Lang } from '../../i18n/lang.ts';
import { coverageFeed } from '../../screens/press-desk/coverage-feed.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang }, props: { lang } }));

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) =>
  new Response(coverageFeed(await festivalData(), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
