import { takeEarlyPress } from '../../../components/browser/early-press.ts';
import { showNotices } from '../../../components/browser/notices.ts';
import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import type { Id } from '../../../domain/model/common.ts';
import { isLang } from '../../../i18n/lang.ts';
import { $plan, isPlanned } from '../../../stores/plan/plan.ts';
import { loadSaveWords } from '../../../stores/plan/save-words.ts';
import { SAVE, SAVE_BUTTONS } from '../../event/buttons/save-markup.ts';
import { showPlanCount } from './plan-count.ts';
import { titleAround } from './entry-title.ts';
import { addRowButtons } from './row-buttons.ts';
import sheet from './save.css?url';
import { toggleSaved } from './toggle-saved.ts';

/** Answers every button that saves an event, and gives those their button that stand in lists. */
export async function watchSaveButtons(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLang(lang)) return;
  // Buttons without their styles would push what they stand in.
  const [words] = await Promise.all([loadSaveWords(lang), loadStyles()]);
  showNotices();
  showPlanCount(lang, words);
  addRowButtons(words, markSaved);
  $plan.subscribe(markSaved);
  const say = liveRegion();
  const press = (button: HTMLButtonElement): void =>
    say(toggleSaved(savedIdOf(button), titleAround(button), words));
  document.addEventListener('click', (click) => {
    const button =
      click.target instanceof Element ? click.target.closest<HTMLButtonElement>(SAVE_BUTTONS) : null;
    if (button && !isRepeatedClick(click)) press(button);
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>(SAVE_BUTTONS))
    if (takeEarlyPress(button)) press(button);
}

/** A file of its own: no page has these styles before they are needed. @throws Error when it cannot be had. */
function loadStyles(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next try brings a link of its own.
      link.remove();
      reject(new Error(`${sheet} could not be loaded`));
    });
    document.head.append(link);
  });
}

/** The event that a button saves. */
const savedIdOf = (button: Element): Id => Number(button.getAttribute(SAVE));

function markSaved(): void {
  const plan = $plan.get();
  for (const button of document.querySelectorAll<HTMLButtonElement>(SAVE_BUTTONS))
    button.setAttribute('aria-pressed', String(isPlanned(plan, savedIdOf(button))));
}

/** Where what a press has done is announced. */
function liveRegion(): (text: string) => void {
  const region = Object.assign(document.createElement('p'), { className: 'sr-only' });
  region.setAttribute('role', 'status');
  document.body.append(region);
  // An element each time: the same words are announced again.
  return (text) =>
    region.replaceChildren(Object.assign(document.createElement('span'), { textContent: text }));
}
