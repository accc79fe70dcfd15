import type { APIRoute } from 'astro';
import { nearData } from '../../../screens/map/near/near-data.ts';
import { isLang, langs } from '../../../i18n/lang.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang } }));

/** Where the venues are, for walks to them that are counted in the browser. */
export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(isLang(lang) ? await nearData(lang) : null);
