import type { APIRoute } from 'astro';
import { festivalData } from '../../content/festival.ts';
import { festivalCollection } from '../../screens/open-data/iiif/manifest.ts';

export const GET: APIRoute = async () => Response.json(festivalCollection(await festivalData()));
