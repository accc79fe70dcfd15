import type { APIRoute } from 'astro';
import { langs, type Lang } from '../../i18n/lang.ts';
import type { NamedCalendar } from './calendar-files.ts';

/** Static paths of a route of calendar files in both languages. @param param the route's parameter for the file name. */
export async function calendarPaths(param: string, filesOf: (lang: Lang) => Promise<NamedCalendar[]>) {
  const pathsByLang = await Promise.all(
    langs.map(async (lang) =>
      (await filesOf(lang)).map(({ name, text }) => ({ params: { lang, [param]: name }, props: { text } })),
    ),
  );
  return pathsByLang.flat();
}

export const calendarResponse: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
