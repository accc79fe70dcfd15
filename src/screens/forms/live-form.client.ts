import type { LiveForm } from '../../stores/forms.ts';
import { takeEarlyPress } from '../../components/browser/early-press.ts';
import { importAhead } from '../../components/browser/load-code.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { isRepeatedClick } from '../../components/browser/repeated-click.ts';
import { keepDraft } from './draft.client.ts';
import { LIVE_FORM, READY } from './form-markup.ts';
import { checkFields } from './problems.ts';

/**
 * Loads the code that sends, when a form is first used. If it cannot be loaded, a message is shown, the typed text
 * stays, and the next press tries again.
 */
const load = () => import('./submit-form.client.ts');

export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${LIVE_FORM}]`)) wireForm(form);
}

/**
 * Sends a form by a live call, once even if its button is pressed repeatedly. `method="dialog"` keeps a form that is
 * submitted before this runs from putting its fields into the address; an earlier press is not lost.
 */
function wireForm(form: HTMLFormElement): void {
  const name = form.getAttribute(LIVE_FORM) as LiveForm;
  const clearDraft = keepDraft(form, name);
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  let isBusy = false;
  const show = (busy: boolean): void => {
    isBusy = busy;
    if (busy) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
  };
  /** Loads the code for sending and for messages early, since the network may fail later. Sending tries again. */
  const preload = (): void => void importAhead(load).catch(() => undefined);
  if (holdsWords(form)) preload();
  else form.addEventListener('focusin', preload, { once: true });
  button?.addEventListener('click', (event) => {
    if (isRepeatedClick(event)) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Blank fields and invalid addresses are not sent. They are reported at once, without loading code.
    if (isBusy || !checkFields(form)) return;
    show(true);
    void load()
      .then(({ submit }) => submit(form, name, clearDraft), reportLoadFailure)
      .finally(() => show(false));
  });
  form.setAttribute(READY, '');
  if (button && takeEarlyPress(button)) button.click();
}

const holdsWords = (form: HTMLFormElement): boolean =>
  [...new FormData(form)].some(([, value]) => value !== '');
