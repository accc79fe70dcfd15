import type { APIRoute } from 'astro';
import { festivalData } from '../../content/festival.ts';
import { festivalCollection } from '../../screens/open-data/iiif/manifest.ts';

export const GET: APIRoute = () => Response.json(festivalCollection(festivalData()));
