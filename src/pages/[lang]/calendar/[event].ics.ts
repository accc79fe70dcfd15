import { eventCalendars } from '../../../content/calendar-files.ts';
import { calendarPaths, calendarResponse } from '../../../content/calendar-paths.ts';

export const getStaticPaths = () => calendarPaths('event', eventCalendars);

export const GET = calendarResponse;
