import type { APIRoute } from 'astro';
import { isLang, langs } from '../../../i18n/lang.ts';
import { words } from '../../../i18n/translate.ts';
import { changedEvents } from '../../../screens/event/lists/event-summaries.ts';
import { saveKeys } from '../../../stores/plan/save-words.ts';

export const getStaticPaths = () => langs.map((lang) => ({ params: { lang } }));

/** Words of the buttons that save events, for every page, and what has changed that may have been saved. */
export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(
    isLang(lang) ? { words: words(lang, ...saveKeys), changed: await changedEvents(lang) } : null,
  );
