import { useLayoutEffect } from 'react';
import { type ProgrammeFilter, writeFilter } from '../../../domain/programme/programme-filter.ts';
import { dayOf } from '../../calendar/day-of-link.client.ts';
import { DAY_LINKS } from '../../calendar/calendar-markup.ts';
import { FILTERING_DAY_LINKS } from '../programme-markup.ts';

/**
 * Where days are pages of their own, the links of the calendar take the chosen type along, and an address that names a
 * day leads to its page.
 */
export function useDayPages(programme: HTMLElement | null, { typeId, day }: ProgrammeFilter): void {
  useLayoutEffect(() => {
    const links = programme?.querySelectorAll<HTMLAnchorElement>(`${DAY_LINKS}:not(${FILTERING_DAY_LINKS})`);
    for (const link of links ?? []) {
      link.search = writeFilter({ typeId, day: null }).toString();
      if (dayOf(link) === day) location.replace(link.href);
    }
  }, [programme, typeId, day]);
}
