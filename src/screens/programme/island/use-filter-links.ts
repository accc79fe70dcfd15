import { useEffectEvent, useLayoutEffect } from 'react';
import { type ProgrammeFilter, writeFilter } from '../../../domain/programme/filters.ts';
import { chooseDay, chooseType } from '../../../stores/programme-filter.ts';
import { dayOf } from '../../calendar/day-of-link.client.ts';
import { FILTERING_DAY_LINKS, partIn, TYPE_LINKS, typeOf } from '../programme-markup.ts';
import { DAY_LINKS } from '../../calendar/calendar-markup.ts';

interface FilterLinks<Value> {
  selector: string;
  valueOf: (link: HTMLAnchorElement) => Value;
  chosen: Value | null;
  choose: (value: Value) => void;
}

const typeLinks = { selector: TYPE_LINKS, valueOf: typeOf, choose: chooseType };
const dayLinks = { selector: FILTERING_DAY_LINKS, valueOf: dayOf, choose: chooseDay };

export function useTypeLinks(programme: HTMLElement | null, { typeId }: ProgrammeFilter): void {
  useFilterLinks(programme, { ...typeLinks, chosen: typeId });
}

export function useDayLinks(programme: HTMLElement | null, { day }: ProgrammeFilter): void {
  useFilterLinks(programme, { ...dayLinks, chosen: day });
}

/** Handles links that are already announced as toggle buttons (`programme.client.ts`). */
function useFilterLinks<Value>(programme: HTMLElement | null, given: FilterLinks<Value>): void {
  const { selector, valueOf, chosen } = given;

  const press = useEffectEvent((link: HTMLAnchorElement) => {
    given.choose(valueOf(link));
    const list = programme && partIn(programme, 'list');
    // In the frame that shows the result: measuring now would make the browser compute the styles twice.
    requestAnimationFrame(() => {
      if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    });
  });

  useLayoutEffect(() => {
    const listening = new AbortController();
    for (const link of linksIn(programme, selector)) {
      const onClick = (event: MouseEvent): void => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        press(link);
      };
      link.addEventListener('click', onClick, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [programme, selector]);

  useLayoutEffect(() => {
    for (const link of linksIn(programme, selector))
      link.setAttribute('aria-pressed', String(valueOf(link) === chosen));
  }, [programme, selector, valueOf, chosen]);
}

function linksIn(programme: HTMLElement | null, selector: string): HTMLAnchorElement[] {
  return programme ? [...programme.querySelectorAll<HTMLAnchorElement>(selector)] : [];
}

/**
 * If days have their own pages, adds the chosen type to the links of the calendar, and redirects an address that names
 * a day to the page of that day.
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
