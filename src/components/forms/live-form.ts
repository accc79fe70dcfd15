import type { Key, Words } from '../../i18n/translate.ts';
import { NOTICE_EVENT } from '../../stores/notice-keys.ts';
import type { Outcome } from '../../stores/outcome.ts';

/** The words an element brings along, since the dictionaries stay out of the browser. */
export function wordsOf<Keys extends readonly Key[]>(element: HTMLElement): Words<Keys> {
  return JSON.parse(element.dataset['words'] ?? '{}') as Words<Keys>;
}

/** Reads the texts of a form by name; a field that is not there is empty. */
export function textIn(data: FormData): (name: string) => string {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/**
 * Sends a form by a live call: once, however often it is pressed, with what the back end says about a field beside that
 * field. `method="dialog"` keeps a form that is sent before this runs from putting its fields into the address.
 * @param load the code that sends, which comes with the first touch of the form
 */
export function wireForm<Code>(
  form: HTMLFormElement,
  load: () => Promise<Code>,
  send: (code: Code, data: FormData) => Promise<Outcome>,
): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  let isBusy = false;
  const show = (busy: boolean): void => {
    isBusy = busy;
    if (button) button.ariaBusy = busy ? 'true' : null;
  };
  /** What there will be to send and to say must be there even when the network goes away meanwhile. */
  const wake = (): void => {
    window.dispatchEvent(new CustomEvent(NOTICE_EVENT));
    load().catch(ignore);
  };
  if (holdsWords(form)) wake();
  else form.addEventListener('focusin', wake, { once: true });
  // The answer may come between the two clicks of one who always clicks twice: the second would send an empty form.
  button?.addEventListener('click', (event) => {
    if (event.detail > 1) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(form);
    show(true);
    tellProblems(form, {});
    void load()
      .then((code) => send(code, data))
      .then(({ fields }) => tellProblems(form, fields))
      .finally(() => show(false));
  });
}

/** The network was away: sending tries again. */
const ignore = (): void => undefined;

const holdsWords = (form: HTMLFormElement): boolean =>
  [...new FormData(form)].some(([, value]) => value !== '');

function tellProblems(form: HTMLFormElement, fields: Outcome['fields']): void {
  const wrong: HTMLElement[] = [];
  for (const problem of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = problem.dataset['problem'] ?? '';
    const message = fields[name]?.join(' ') ?? '';
    problem.textContent = message;
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    field.ariaInvalid = message ? 'true' : null;
    if (message) wrong.push(field);
  }
  wrong[0]?.focus();
}
