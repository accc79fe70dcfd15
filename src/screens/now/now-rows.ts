import type { NowItem } from '../../domain/now/now-list.ts';
import { HAPPENING, happeningIn, VENUE } from './now-markup.ts';

export interface NowRow extends NowItem {
  element: HTMLElement;
  /** The id of its venue; empty if it has none. */
  venue: string;
}

/**
 * Every row of the page: those of the day as the build knew it, and those that wait in its template.
 * @param base first instant of the page's days, in milliseconds since 1970.
 */
export function readRows(root: HTMLElement, base: number): NowRow[] {
  const waiting = root.querySelector('template')?.content;
  return [root, waiting].flatMap((place) =>
    [...(place?.querySelectorAll<HTMLElement>(`[${HAPPENING}]`) ?? [])].map((element) => ({
      element,
      happening: happeningIn(element.getAttribute(HAPPENING) ?? '', base),
      venue: element.getAttribute(VENUE) ?? '',
      walk: null,
    })),
  );
}
