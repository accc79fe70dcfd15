import { INVALID_WORDS, NEWSLETTER } from './newsletter-markup.ts';

/** Validates the address in the page, since the form opens in a new tab and native validation is off. */
export function watchNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>(`[${NEWSLETTER}]`);
  const input = form?.querySelector<HTMLInputElement>('input[type="email"]');
  const problem = form?.querySelector<HTMLElement>(`[${INVALID_WORDS}]`);
  if (!form || !input || !problem) return;
  const say = (isValid: boolean): void => {
    problem.textContent = isValid ? '' : (problem.getAttribute(INVALID_WORDS) ?? '');
    if (isValid) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  form.addEventListener('submit', (event) => {
    say(input.validity.valid);
    if (input.validity.valid) return;
    event.preventDefault();
    input.focus();
  });
  input.addEventListener('input', () => {
    if (input.validity.valid) say(true);
  });
}
