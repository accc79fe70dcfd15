import type { NowItem } from '../../domain/now/now-list.ts';
import { opennessIn } from '../../domain/event/openness/openness.ts';
import { OPENNESS, VENUE } from './now-markup.ts';

export interface NowRow extends NowItem {
  element: HTMLElement;
  /** The id of its venue; empty if it has none. */
  venue: string;
}

/** Every row of the page: those of the day as the build knew it, and those that wait in its template. */
export function readRows(root: HTMLElement): NowRow[] {
  const waiting = root.querySelector('template')?.content;
  return [root, waiting].flatMap((place) =>
    [...(place?.querySelectorAll<HTMLElement>(`[${OPENNESS}]`) ?? [])].map((element) => ({
      element,
      openness: opennessIn(element.getAttribute(OPENNESS) ?? ''),
      venue: element.getAttribute(VENUE) ?? '',
      walk: null,
    })),
  );
}
