import { typeCalendars } from '../../../../screens/calendar-files/calendar-files.ts';
import { calendarPaths, calendarResponse } from '../../../../screens/calendar-files/calendar-paths.ts';

export const getStaticPaths = () => calendarPaths(typeCalendars);

export const GET = calendarResponse;
