import type { APIRoute } from 'astro';
import { type CitationFile, citationFiles } from '../../../screens/citation-files/citation-files.ts';
import { renderedLangs } from '../../../site/build-environment.ts';

export const getStaticPaths = () =>
  renderedLangs.flatMap((lang) =>
    citationFiles(lang).map((file) => ({ params: { lang, file: file.name }, props: file })),
  );

export const GET: APIRoute<CitationFile> = ({ props: { text, mediaType } }) =>
  new Response(text, { headers: { 'Content-Type': `${mediaType}; charset=utf-8` } });
