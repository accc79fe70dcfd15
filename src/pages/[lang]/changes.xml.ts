import type { APIRoute } from 'astro';
import { changeFeed } from '../../screens/changes/change-feed.ts';
import { festivalData } from '../../content/festival.ts';
import { langs, type Lang } from '../../i18n/lang.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang }, props: { lang } }));

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) =>
  new Response(changeFeed(await festivalData(), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
