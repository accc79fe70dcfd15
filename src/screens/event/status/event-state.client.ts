import { UNTIL } from '../../../components/browser/clock-markup.ts';
import { eachMinute } from '../../../components/browser/each-minute.ts';
import { pageLang } from '../../../components/browser/page-lang.ts';
import { opennessIn } from '../../../domain/event/openness/openness-text.ts';
import { daySpan } from '../../../domain/time/zone-clock.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import { timeZone } from '../../../site/time-zone.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { OVER } from '../../calendar/calendar-markup.ts';
import { ROW_ITEMS, SECTION_DAY } from '../row/row-markup.ts';
import { EVENT_STATE, OPENS, STATE_TEXT } from './state-markup.ts';
import { stateText, type StateWords } from './state-words.ts';

/** Written into the bundle by the build (`define` in `astro.config.mjs`): a page would grow too much. */
declare const __STATE_WORDS__: Record<Lang, StateWords>;

const shown = new Set<HTMLElement>();

/**
 * Shows the state of an event by the visitor's clock (**Visitor's now**, **Openness**), wherever the element is: in
 * HTML, in a copy of it or in an island.
 */
class EventState extends HTMLElement {
  connectedCallback(): void {
    shown.add(this);
    showState(this, visitorNow().getTime());
  }

  disconnectedCallback(): void {
    shown.delete(this);
  }
}

function showState(element: HTMLElement, now: number): void {
  // The mark of an event that was moved (`StatusWord.astro`) is such an element too, without a state.
  element.hidden = Date.parse(element.getAttribute(UNTIL) ?? '') <= now;
  if (!element.hasAttribute(OPENS)) return;
  const section = element.closest(`[${SECTION_DAY}]`)?.getAttribute(SECTION_DAY);
  const day = section ? daySpan(section, timeZone).starts : 0;
  const lang = pageLang();
  const openness = opennessIn(element.getAttribute(OPENS) ?? '', day);
  const state = stateText(openness, { now, timeZone }, { words: __STATE_WORDS__[lang], lang });
  const row = element.parentElement?.matches(ROW_ITEMS) ? element.parentElement : null;
  row?.toggleAttribute('data-over', state?.key === 'state.over');
  // A row has room for a small mark next to its hour, which already shows when the event begins.
  let mark = element.querySelector(`[${STATE_TEXT}]`);
  if (!state || (row && state.key === 'state.at')) {
    mark?.remove();
    return;
  }
  if (!mark) {
    mark = document.createElement(row ? 'small' : 'b');
    mark.setAttribute(STATE_TEXT, '');
    // White space at the end of the markup would be reported as a layout shift.
    if (!element.lastChild?.textContent?.trim()) element.lastChild?.remove();
    // After an empty hour, the state begins the line below the days: no space before it.
    element.append(element.lastElementChild?.textContent === '' ? '' : ' ', mark);
  }
  // The heading of a past day shows it for all its rows, so the mark of each row is for screen readers only.
  mark.classList.toggle('sr-only', element.closest('[data-when="past"]') !== null);
  if (mark.textContent !== state.text) mark.textContent = state.text;
}

/** Adds “over” to the accessible name of each past day of a calendar, once. */
function markDaysOver(): void {
  const word = __STATE_WORDS__[pageLang()]['state.over'];
  for (const link of document.querySelectorAll(`a[${OVER}]:not([aria-label$="${word}"])`))
    link.setAttribute('aria-label', `${link.getAttribute('aria-label') ?? ''}, ${word}`);
}

customElements.define(EVENT_STATE, EventState);
eachMinute((now) => {
  markDaysOver();
  for (const element of shown) showState(element, now);
});
