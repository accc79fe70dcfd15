import { eventCalendars } from '../../../screens/calendar-files/calendar-files.ts';
import { calendarPaths, calendarResponse } from '../../../screens/calendar-files/calendar-paths.ts';

export const getStaticPaths = () => calendarPaths(eventCalendars);

export const GET = calendarResponse;
