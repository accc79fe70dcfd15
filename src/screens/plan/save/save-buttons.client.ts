import { takeEarlyPress } from '../../../components/browser/early-press.ts';
import { showNotices } from '../../../components/browser/notices.ts';
import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import type { Id, Lang } from '../../../domain/model/core.ts';
import { pageLang } from '../../../components/browser/page-lang.ts';
import {
  $plan,
  isPlanned,
  $planProblem,
  removeEvent,
  saveEvents,
  updateEvents,
} from '../../../stores/plan.ts';
import { BAR_TOOLS, SAVE, SAVE_BUTTONS } from '../../event/buttons/save-markup.ts';
import { titleAround, addRowButtons, type SaveWords } from './row-buttons.ts';
import styles from './save.css?url';
import { fillPlural, fill } from '../../../i18n/fill.ts';
import { dataPath, pagePath } from '../../../i18n/paths.ts';
import { changedInPlan, type ChangedEvents } from '../../../domain/plan/plan-changes.ts';
import { copyOf } from '../../../domain/plan/saved-event.ts';
import { timeZone } from '../../../site/time-zone.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { $eventSummaries, loadEventSummaries } from '../../../stores/event-summaries.ts';
import { fetchData } from '../../../stores/fetch-own.ts';
import { dismissAbout, notify } from '../../../stores/notices.ts';

const SUBJECT = 'plan';
/** On the bar while something in the plan has changed: `save.css` marks the menu if the bar has no room. */
const PLAN_NEWS = 'data-plan-news';

/** Same width as in `save.css`: a narrower bar has no room for the link to the plan. */
const NARROW = '(width < 40rem)';

/** File that is loaded once a visitor has a plan or touches a save button. */
interface SaveFile {
  words: SaveWords;
  changed: ChangedEvents;
}

/**
 * Handles all save buttons of the page, and adds buttons to the events in lists.
 * @throws Error if words or styles cannot be loaded: without them there is no button.
 */
export async function watchSaveButtons(): Promise<void> {
  const lang = pageLang();
  // Buttons without their styles would shift the content around them.
  const [file] = await Promise.all([fetchData<SaveFile>(dataPath(lang, 'plan')), loadStyles()]);
  const { words } = file;
  showNotices();
  showPlanCount(lang, file);
  addRowButtons(words, markSaved);
  $plan.subscribe(markSaved);
  const say = liveRegion();
  const press = (button: HTMLButtonElement): void => {
    const done = toggleSaved(savedIdOf(button), titleAround(button), words);
    if ($planProblem.get() || !matchMedia(NARROW).matches) say(done);
    else notifyWithPlanLink(done, lang, words);
  };
  document.addEventListener('click', (click) => {
    const button =
      click.target instanceof Element ? click.target.closest<HTMLButtonElement>(SAVE_BUTTONS) : null;
    if (button && !isRepeatedClick(click)) press(button);
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>(SAVE_BUTTONS))
    if (takeEarlyPress(button)) press(button);
}

/** Loads the styles, a file of their own: no page has them before they are needed. @throws Error if that fails. */
function loadStyles(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next attempt adds a new link.
      link.remove();
      reject(new Error(`${styles} could not be loaded`));
    });
    document.head.append(link);
  });
}

const savedIdOf = (button: Element): Id => Number(button.getAttribute(SAVE));

function markSaved(): void {
  const ids = new Set($plan.get().map(({ id }) => id));
  for (const button of document.querySelectorAll<HTMLButtonElement>(SAVE_BUTTONS))
    button.setAttribute('aria-pressed', String(ids.has(savedIdOf(button))));
}

/** Adds a live region to the page. @returns a function that announces a text in it. */
function liveRegion(): (text: string) => void {
  const region = Object.assign(document.createElement('p'), { className: 'sr-only' });
  region.setAttribute('role', 'status');
  document.body.append(region);
  // A new element each time, so that a repeated text is announced again.
  return (text) =>
    region.replaceChildren(Object.assign(document.createElement('span'), { textContent: text }));
}

/** Shows what a press has done, with a link to the plan: on a phone that link is otherwise in the menu only. */
function notifyWithPlanLink(done: string, lang: Lang, words: SaveWords): void {
  const run = (): void => location.assign(pagePath(lang, 'plan'));
  notify({ about: SUBJECT, kind: 'success', text: done, action: { label: words['plan.title'], run } });
}

/**
 * Adds a link to the plan to the bar of every page, with the number of its events and of those that have changed, while
 * the plan has any. It is first in the bar, so that it moves nothing. The menu's link shows the same numbers.
 */
function showPlanCount(lang: Lang, { words, changed }: SaveFile): void {
  const tools = document.querySelector(`[${BAR_TOOLS}]`);
  const bar = tools?.closest('header');
  if (!bar || !tools) return;
  const link = document.createElement('a');
  link.className = 'plan-count';
  link.href = pagePath(lang, 'plan');
  if (location.pathname === link.pathname) link.setAttribute('aria-current', 'page');
  const inMenu = bar.querySelector(`nav a[href="${link.pathname}"]`);
  const marks = [link, ...(inMenu ? [inMenu] : [])].map((place) => {
    const [number, news] = [document.createElement('b'), document.createElement('small')];
    number.className = 'plan-number';
    news.className = 'plan-news';
    place.append(news, number);
    return { number, news };
  });
  const plural = (base: 'count' | 'changed', count: number): string =>
    fillPlural(lang, words, `save.${base}`, count);
  $plan.subscribe((plan) => {
    const changes = changedInPlan(plan, changed, { now: visitorNow().toISOString(), timeZone }).length;
    const text = changes > 0 ? plural('changed', changes) : '';
    for (const { number, news } of marks) {
      number.textContent = String(plan.length);
      number.hidden = plan.length === 0;
      news.textContent = text;
    }
    bar.toggleAttribute(PLAN_NEWS, changes > 0);
    link.setAttribute('aria-label', [plural('count', plan.length), text].filter(Boolean).join(', '));
    if (plan.length === 0) link.remove();
    else if (!link.isConnected) tools.before(link);
  });
}

/** Saves an event, or removes it from the plan. @returns text to announce. */
function toggleSaved(id: Id, title: string, words: SaveWords): string {
  const isSaved = isPlanned($plan.get(), id);
  if (isSaved) removeEvent(id);
  else {
    const lang = pageLang();
    saveEvents([{ id, day: null, title: { text: title, lang, isFallback: false }, facts: null }]);
    void addFacts(id, lang);
  }
  announceProblem(words);
  return fill(words[isSaved ? 'save.removed' : 'save.added'], { title });
}

/** Stores the site's data about an event with it; if these cannot be loaded, the page of the plan does so later. */
async function addFacts(id: Id, lang: Lang): Promise<void> {
  await loadEventSummaries(lang);
  const summary = $eventSummaries.get()?.[id];
  if (summary) updateEvents([copyOf(id, summary)]);
}

/** Shows why the plan will not outlive the page, for as long as that is so. */
function announceProblem(words: SaveWords): void {
  const problem = $planProblem.get();
  if (problem) notify({ about: SUBJECT, kind: 'error', text: words[`save.${problem}`] });
  else dismissAbout(SUBJECT);
}
