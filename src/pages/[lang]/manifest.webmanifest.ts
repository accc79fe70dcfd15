import type { APIRoute } from 'astro';
import { langs, type Lang } from '../../domain/model/languages.ts';
import { shellView } from '../../shell/shell-view.ts';
import { webManifest } from '../../shell/web-manifest.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang }, props: { lang } }));

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) =>
  new Response(webManifest(await shellView(lang), lang), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
