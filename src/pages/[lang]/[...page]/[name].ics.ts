import type { APIRoute } from 'astro';
import { type CalendarFile, calendarFiles } from '../../../screens/calendar-files/calendar-files.ts';
import { renderedLangs } from '../../../site/build-environment.ts';

/** The path of a calendar is that of its page: `/fr/program/2024.ics`, `/fr/typeevent/1/2.ics`. */
export function getStaticPaths() {
  return renderedLangs.flatMap(calendarFiles).map((file) => {
    const [, lang, page, name] = /^\/([^/]+)\/(.+)\/([^/]+)\.ics$/.exec(file.path) ?? [];
    return { params: { lang, page, name }, props: file };
  });
}

export const GET: APIRoute<CalendarFile> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
