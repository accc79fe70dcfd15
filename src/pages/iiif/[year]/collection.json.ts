import type { APIRoute } from 'astro';
import { festivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { hasPublishedPictures } from '../../../screens/open-data/published-pictures.ts';
import { editionCollection } from '../../../screens/open-data/iiif/manifest.ts';

export function getStaticPaths() {
  return editionOfEachYear(festivalData())
    .filter(({ edition, data }) => hasPublishedPictures(edition, data))
    .map(({ edition, data }) => ({
      params: { year: String(edition.year) },
      props: { collection: editionCollection(edition, data) },
    }));
}

export const GET: APIRoute<{ collection: object }> = ({ props }) => Response.json(props.collection);
