import type { APIRoute } from 'astro';
import { eventSummaries } from '../../../screens/event/lists/event-summaries.ts';
import { isLang, langs } from '../../../i18n/lang.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(isLang(lang) ? await eventSummaries(lang) : null);
