import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { editionOfEachYear } from '../../../../content/withdrawn-editions.ts';
import { picturedEvents } from '../../../../screens/open-data/published-pictures.ts';
import { eventManifest } from '../../../../screens/open-data/iiif/manifest.ts';

export function getStaticPaths() {
  return editionOfEachYear(festivalData()).flatMap(({ edition, data }) =>
    picturedEvents(edition, data).map((pictured) => ({
      params: { year: String(edition.year), event: String(pictured.event.id) },
      props: { pictured, edition, data },
    })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(eventManifest(props.pictured, props.edition, props.data));
