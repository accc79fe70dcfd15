import type { APIRoute } from 'astro';
import { editionDataPaths, type EditionProps } from '../../../../screens/open-data/data-paths.ts';
import { editionDataOf } from '../../../../screens/open-data/edition-data.ts';
import { editionTable } from '../../../../screens/open-data/edition-table.ts';

export const getStaticPaths = editionDataPaths;

export const GET: APIRoute<EditionProps> = ({ props: { edition, data, lang } }) =>
  new Response(editionTable(editionDataOf(edition, data, lang)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
