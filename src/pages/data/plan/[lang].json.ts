import type { APIRoute } from 'astro';
import { isLang, langs } from '../../../i18n/lang.ts';
import { words } from '../../../i18n/translate.ts';
import { saveKeys } from '../../../stores/plan/save-words.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang } }));

/** Words of the buttons that save events, for every page. */
export const GET: APIRoute = ({ params: { lang } }) =>
  Response.json(isLang(lang) ? words(lang, ...saveKeys) : null);
