import { useEffectEvent, useLayoutEffect } from 'react';
import { type ProgrammeFilter, writeFilter } from '../../../domain/programme/filters.ts';
import { chooseDay, chooseType } from '../../../stores/programme-filter.ts';
import { dayOf } from '../../calendar/day-of-link.client.ts';
import { FILTERING_DAY_LINKS, LISTED_DAYS, partIn, TYPE_LINKS, typeOf } from '../programme-markup.ts';
import { DAY_LINKS } from '../../calendar/calendar-markup.ts';

/** Links to pages of days: those of the calendar, and those of the list by month, which may have more. */
const LINKS_TO_DAYS = `${DAY_LINKS}:not(${FILTERING_DAY_LINKS}), [${LISTED_DAYS}] a`;

/** Milliseconds within which a press is answered, even on a slow phone. */
const ANSWERED_MS = 100;

interface FilterLinks<Value> {
  selector: string;
  valueOf: (link: HTMLAnchorElement) => Value;
  choose: (value: Value) => void;
}

export const typeLinks = { selector: TYPE_LINKS, valueOf: typeOf, choose: chooseType };
export const dayLinks = { selector: FILTERING_DAY_LINKS, valueOf: dayOf, choose: chooseDay };

/** Handles links that are already announced as toggle buttons (`programme.client.ts`). */
export function useFilterLinks<Value>(
  programme: HTMLElement | null,
  { selector, valueOf, choose }: FilterLinks<Value>,
  chosen: Value | null,
): void {
  const press = useEffectEvent((link: HTMLAnchorElement) => {
    const list = programme && partIn(programme, 'list');
    // Before its rows change: the browser would lay them out for the old position too.
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    choose(valueOf(link));
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
 * If days have their own pages, adds the chosen type to the links to them, and redirects an address that names a day to
 * the page of that day.
 */
export function useDayPages(programme: HTMLElement | null, { typeId, day }: ProgrammeFilter): void {
  useLayoutEffect(() => {
    const addType = (): void => {
      for (const link of linksIn(programme, LINKS_TO_DAYS)) {
        link.search = writeFilter({ typeId, day: null }).toString();
        if (dayOf(link) === day) location.replace(link.href);
      }
    };
    // The browser computes the styles of each changed link again: a press does not wait for it.
    const timer = setTimeout(addType, day === null ? ANSWERED_MS : 0);
    return () => clearTimeout(timer);
  }, [programme, typeId, day]);
}
