import { eachMinute } from '../../components/browser/each-minute.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { timeZone } from '../../site/time-zone.ts';
import { markToday } from './mark-today.ts';

/* The visitor's now, as a day in the festival's time zone (**Visitor's now**, **Festival time**). */
eachMinute((now) => markToday(document, dayOf(new Date(now), timeZone)));
