import type { APIRoute } from 'astro';
import { festivalData } from '../../../content/festival.ts';
import { type EditionPart, editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { pressPicturesOf } from '../../../screens/press-desk/press-pictures.ts';

export const getStaticPaths = () =>
  editionOfEachYear(festivalData()).map((part) => ({
    params: { year: String(part.edition.year) },
    props: part,
  }));

export const GET: APIRoute<EditionPart> = ({ props: { edition, data } }) =>
  Response.json(pressPicturesOf(edition, data));
