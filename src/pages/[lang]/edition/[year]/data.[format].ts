import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { editionOfEachYear, type EditionPart } from '../../../../content/withdrawn-editions.ts';
import type { Lang } from '../../../../domain/model/languages.ts';
import { editionDataOf } from '../../../../screens/open-data/edition-data.ts';
import { editionTable } from '../../../../screens/open-data/edition-table.ts';
import { renderedLangs } from '../../../../site/build-environment.ts';

interface Props extends EditionPart {
  lang: Lang;
  format: 'csv' | 'json';
}

export function getStaticPaths() {
  const parts = editionOfEachYear(festivalData());
  return renderedLangs.flatMap((lang) =>
    (['csv', 'json'] as const).flatMap((format) =>
      parts.map((part) => ({
        params: { lang, year: String(part.edition.year), format },
        props: { ...part, lang, format } satisfies Props,
      })),
    ),
  );
}

export const GET: APIRoute<Props> = ({ props: { edition, data, lang, format } }) => {
  const published = editionDataOf(edition, data, lang);
  if (format === 'json') return Response.json(published);
  return new Response(editionTable(published), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
