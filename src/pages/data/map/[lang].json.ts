import type { APIRoute } from 'astro';
import { mapDetails } from '../../../screens/map/map-details.ts';
import { isLang, langs } from '../../../i18n/lang.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(isLang(lang) ? await mapDetails(lang) : null);
