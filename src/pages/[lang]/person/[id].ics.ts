import { personCalendars } from '../../../screens/calendar-files/calendar-files.ts';
import { calendarPaths, calendarResponse } from '../../../screens/calendar-files/calendar-paths.ts';

export const getStaticPaths = () => calendarPaths(personCalendars);

export const GET = calendarResponse;
