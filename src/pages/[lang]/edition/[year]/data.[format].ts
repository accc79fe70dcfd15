import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { editionOfEachYear } from '../../../../content/withdrawn-editions.ts';
import { editionDataOf } from '../../../../screens/open-data/edition-data.ts';
import { editionTable } from '../../../../screens/open-data/edition-table.ts';
import { renderedLangs } from '../../../../site/build-environment.ts';

export function getStaticPaths() {
  const parts = editionOfEachYear(festivalData());
  return renderedLangs.flatMap((lang) =>
    (['csv', 'json'] as const).flatMap((format) =>
      parts.map((part) => ({
        params: { lang, year: String(part.edition.year), format },
        props: { ...part, lang, format },
      })),
    ),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
  const { edition, data, lang, format } = props;
  const published = editionDataOf(edition, data, lang);
  if (format === 'json') return Response.json(published);
  return new Response(editionTable(published), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
