import type { APIRoute } from 'astro';
import { editionDataPaths, type EditionProps } from '../../../../screens/open-data/data-paths.ts';
import { editionDataOf } from '../../../../screens/open-data/edition-data.ts';

export const getStaticPaths = editionDataPaths;

export const GET: APIRoute<EditionProps> = ({ props: { edition, data, lang } }) =>
  Response.json(editionDataOf(edition, data, lang));
