import type { APIRoute } from 'astro';
import type { Lang } from '../../domain/model/languages.ts';
import { shellView } from '../../shell/shell-view.ts';
import { webManifest } from '../../shell/web-manifest.ts';
import { renderedLangs } from '../../site/build-environment.ts';

export const getStaticPaths = () => renderedLangs.map((lang) => ({ params: { lang }, props: { lang } }));

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  new Response(webManifest(shellView(lang), lang), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
