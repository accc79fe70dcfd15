import type { APIRoute } from 'astro';
import { canonicalUrl } from '../../components/structured-data.ts';
import { EDITION_SCHEMA_PATH } from '../../i18n/paths.ts';
import { editionJsonSchema } from '../../screens/open-data/edition-schema.ts';

export const GET: APIRoute = () => Response.json(editionJsonSchema(canonicalUrl(EDITION_SCHEMA_PATH)));
