import { pageLang } from '../../components/browser/page-lang.ts';
import { isAnythingOn, type Listed, type NowItem } from '../../domain/now/now-list.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { momentAt } from '../../domain/time/zone-clock.ts';
import { timeZone } from '../../site/time-zone.ts';
import { BEGINS, DAY_NAMES, ENDS, GROUP, NEXT, QUIET, SPECIAL_DAY, WALK } from './now-markup.ts';

/** A row of the page; `event-state.client.ts` shows its state. */
export interface NowRow extends NowItem {
  element: HTMLElement;
  /** Id of the row's venue; empty if it has none. */
  venue: string;
  /** The walk to the venue, in words; null if unknown. */
  walkText: string | null;
}

type Phase = 'before' | 'during' | 'over';

/** Same as `editionPhase`, which would be one more file to load: this page is at the limit of its script. */
function phaseAt(root: HTMLElement, now: number): Phase {
  const instantIn = (name: string): number => Date.parse(root.getAttribute(name) ?? '');
  if (instantIn(ENDS) <= now) return 'over';
  return now < instantIn(BEGINS) ? 'before' : 'during';
}

/** Replaces the rows of a list. A row that is moved loses the focus, so it is focused again. */
function replaceRows(list: Element | null, rows: readonly HTMLElement[]): void {
  const { activeElement } = document;
  list?.replaceChildren(...rows);
  if (activeElement instanceof HTMLElement && list?.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}

/** Returns a function that draws the page at a moment. Rows are moved, not created, so that the focus is kept. */
export function drawNow(root: HTMLElement): (listed: readonly Listed<NowRow>[], now: number) => void {
  const dayNames = root.getAttribute(DAY_NAMES)?.split('\n') ?? [];
  const groups = [...root.querySelectorAll(`[${GROUP}]`)].map((section) => ({
    section,
    list: section.querySelector('ol'),
    name: section.getAttribute(GROUP),
  }));
  const parts = [...root.querySelectorAll<HTMLElement>(`[${QUIET}], [${SPECIAL_DAY}]`)];
  const next = root.querySelector(`[${NEXT}]`);

  function showWalk({ element, walkText }: NowRow): void {
    element.querySelector(`[${WALK}]`)?.remove();
    if (walkText === null) return;
    const walk = document.createElement('b');
    walk.setAttribute(WALK, '');
    walk.textContent = walkText;
    element.append(walk);
  }

  function showNext(at: number | null | undefined): void {
    if (!next || at == null) return;
    const { day, time } = momentAt(new Date(at), timeZone);
    const name = dayNames.find((line) => line.startsWith(day))?.slice(day.length + 1) ?? '';
    const clock = formatClock(time ?? '', pageLang());
    next.textContent = `${name}, ${clock}`;
  }

  return (listed, now) => {
    for (const { item } of listed) showWalk(item);
    for (const { section, list, name } of groups) {
      const ofGroup = listed.filter(({ group }) => group === name);
      const elements = ofGroup.map(({ item }) => item.element);
      const isSame =
        elements.length === list?.children.length &&
        elements.every((element, index) => element === list.children[index]);
      if (!isSame) replaceRows(list, elements);
      section.toggleAttribute('hidden', elements.length === 0);
      if (name === 'next') showNext(ofGroup[0]?.at);
    }
    const { day } = momentAt(new Date(now), timeZone);
    const phase = phaseAt(root, now);
    const isQuiet = !isAnythingOn(listed);
    for (const part of parts) {
      const says = part.getAttribute(QUIET);
      part.hidden = says
        ? says !== phase || (phase === 'during' && !isQuiet)
        : part.getAttribute(SPECIAL_DAY) !== day;
    }
  };
}
