import { isAnythingOn, type Listed } from '../../domain/now/now-list.ts';
import { festivalClock } from './festival-clock.ts';
import { noteText } from './note-text.ts';
import { walkLength } from '../../domain/place/walking.ts';
import { BEGINS, DAY_NAMES, ENDS, GROUP, QUIET, SPECIAL_DAY } from './now-markup.ts';
import type { NowRow } from './now-rows.ts';
import { wordsOf } from './now-words.ts';

type Phase = 'before' | 'during' | 'over';

const numberOf = (root: HTMLElement, name: string): number => Date.parse(root.getAttribute(name) ?? '');

function phaseAt(root: HTMLElement, now: number): Phase {
  if (numberOf(root, ENDS) <= now) return 'over';
  return now < numberOf(root, BEGINS) ? 'before' : 'during';
}

/** Writes a word beside the hour of a row, or takes it away. The mark is that of rows that are on. */
function setMark(row: HTMLElement, text: string | null): void {
  row.querySelector('.when small')?.remove();
  if (text) append(row.querySelector('.when'), 'small', text);
}

function append(parent: Element | null, name: 'small' | 'b', text: string): void {
  const element = document.createElement(name);
  element.textContent = text;
  parent?.append(' ', element);
}

/** A row that is moved loses the focus, and is given it back. */
function replaceRows(list: Element | null, rows: readonly HTMLElement[]): void {
  const { activeElement } = document;
  list?.replaceChildren(...rows);
  if (activeElement instanceof HTMLElement && list?.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}

/** Draws the page at a moment. Rows are moved, not made, so that what has the focus keeps it. */
export function drawNow(
  root: HTMLElement,
  days: readonly number[],
): (listed: readonly Listed<NowRow>[], now: number) => void {
  const clock = festivalClock(days, root.getAttribute(DAY_NAMES)?.split('\n') ?? []);
  const word = wordsOf(root);
  const groups = [...root.querySelectorAll<HTMLElement>(`[${GROUP}]`)].map((section) => ({
    section,
    list: section.querySelector('ol'),
    name: section.getAttribute(GROUP),
  }));
  const quiet = [...root.querySelectorAll<HTMLElement>(`[${QUIET}]`)];
  const specialDays = [...root.querySelectorAll<HTMLElement>(`[${SPECIAL_DAY}]`)];

  function mark({ item, note }: Listed<NowRow>, now: number): void {
    setMark(item.element, noteText(note, item.openness.kind, { now, clock, word }));
    const where = item.element.querySelector('.where');
    where?.querySelector('b')?.remove();
    if (where && item.walk !== null)
      append(where, 'b', word(`now.${walkLength(item.walk)}`).replace('{count}', String(item.walk)));
  }

  return (listed, now) => {
    for (const one of listed) mark(one, now);
    for (const { section, list, name } of groups) {
      const elements = listed.filter(({ group }) => group === name).map(({ item }) => item.element);
      const isSame =
        elements.length === list?.children.length &&
        elements.every((element, index) => element === list.children[index]);
      if (!isSame) replaceRows(list, elements);
      section.hidden = elements.length === 0;
    }
    const today = String(days.findLastIndex((start) => start <= now));
    for (const element of specialDays) element.hidden = element.getAttribute(SPECIAL_DAY) !== today;
    const isQuiet = !isAnythingOn(listed);
    const phase = phaseAt(root, now);
    for (const element of quiet) {
      const says = element.getAttribute(QUIET);
      element.hidden = says !== phase || (phase === 'during' && !isQuiet);
    }
  };
}
