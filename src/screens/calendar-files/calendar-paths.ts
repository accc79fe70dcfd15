import type { APIRoute } from 'astro';
import { langs, type Lang } from '../../i18n/lang.ts';
import type { RoutedCalendar } from './calendar-files.ts';

/** Static paths of a route of calendar files in both languages. */
export async function calendarPaths(filesOf: (lang: Lang) => Promise<RoutedCalendar[]>) {
  const pathsByLang = await Promise.all(
    langs.map(async (lang) =>
      (await filesOf(lang)).map(({ params, text }) => ({ params: { lang, ...params }, props: { text } })),
    ),
  );
  return pathsByLang.flat();
}

export const calendarResponse: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
