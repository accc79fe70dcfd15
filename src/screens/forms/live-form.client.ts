import type { Key, Words } from '../../i18n/translate.ts';
import { takeEarlyPress } from '../../components/browser/early-press.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { isRepeatedClick } from '../../components/browser/repeated-click.ts';
import { READY, WORDS } from './form-markup.ts';

/** The words an element brings along, since the dictionaries stay out of the browser. */
export function wordsOf<Keys extends readonly Key[]>(element: HTMLElement): Words<Keys> {
  return JSON.parse(element.getAttribute(WORDS) ?? '{}') as Words<Keys>;
}

/**
 * Sends a form by a live call: once, however often it is pressed. `method="dialog"` keeps a form that is sent before
 * this runs from putting its fields into the address; a press that came before is not lost.
 * @param load the code that sends, which comes with the first touch of the form. When it cannot be had the visitor is
 * told, what was typed stays, and the next press tries again.
 * @param send what is done with it (`submit-form.client.ts`).
 */
export function wireForm<Code>(
  form: HTMLFormElement,
  load: () => Promise<Code>,
  send: (code: Code) => Promise<void>,
): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  let isBusy = false;
  const show = (busy: boolean): void => {
    isBusy = busy;
    if (busy) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
  };
  /** What there will be to send and to say must be there even when the network goes away meanwhile. */
  const preload = (): void => void load().catch(ignore);
  if (holdsWords(form)) preload();
  else form.addEventListener('focusin', preload, { once: true });
  button?.addEventListener('click', (event) => {
    if (isRepeatedClick(event)) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    show(true);
    void load()
      .then(send, reportLoadFailure)
      .finally(() => show(false));
  });
  form.setAttribute(READY, '');
  if (button && takeEarlyPress(button)) button.click();
}

/** The network was away: sending tries again. */
const ignore = (): void => undefined;

const holdsWords = (form: HTMLFormElement): boolean =>
  [...new FormData(form)].some(([, value]) => value !== '');
