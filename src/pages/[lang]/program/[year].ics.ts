import { programmeCalendars } from '../../../content/calendar-files.ts';
import { calendarPaths, calendarResponse } from '../../../content/calendar-paths.ts';

export const getStaticPaths = () => calendarPaths('year', programmeCalendars);

export const GET = calendarResponse;
