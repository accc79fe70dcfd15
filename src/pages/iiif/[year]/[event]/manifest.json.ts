import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { editionOfEachYear } from '../../../../content/withdrawn-editions.ts';
import { picturedEvents } from '../../../../screens/open-data/published-pictures.ts';
import { eventManifest } from '../../../../screens/open-data/iiif/manifest.ts';

export async function getStaticPaths() {
  return editionOfEachYear(await festivalData()).flatMap(({ edition, data }) =>
    picturedEvents(edition, data).map((pictured) => ({
      params: { year: String(edition.year), event: String(pictured.event.id) },
      props: { manifest: eventManifest(pictured, edition, data) },
    })),
  );
}

export const GET: APIRoute<{ manifest: object }> = ({ props }) => Response.json(props.manifest);
