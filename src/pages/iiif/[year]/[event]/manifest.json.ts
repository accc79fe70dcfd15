import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { type EditionPart, editionOfEachYear } from '../../../../content/withdrawn-editions.ts';
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

interface Props extends EditionPart {
  pictured: Parameters<typeof eventManifest>[0];
}

export const GET: APIRoute<Props> = ({ props: { pictured, edition, data } }) =>
  Response.json(eventManifest(pictured, edition, data));
