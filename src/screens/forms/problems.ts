import type { Outcome } from '../../stores/outcome.ts';
import { BLANK, INVALID, problemId } from './form-markup.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Rejects required fields that are blank, and invalid addresses. The HTML of a field has the messages for both; a field
 * without a message is left to the back end. @returns whether the form may be sent.
 */
export function checkFields(form: HTMLFormElement): boolean {
  return showProblems(form, ownProblem);
}

/** Shows next to each field what the back end reports about it. @returns whether there is nothing to show. */
export function showRefusal(form: HTMLFormElement, fields: Outcome['fields']): boolean {
  return showProblems(form, ({ name }) => fields[name]?.join(' ') ?? '');
}

/** Shows the problem of each field and focuses the first one that has any. @returns whether no field has any. */
function showProblems(form: HTMLFormElement, problemOf: (field: Control) => string): boolean {
  // The same listener is added only once, even if this runs again.
  form.addEventListener('input', showProblemAgain);
  const wrong = [...form.elements].filter(isControl).filter((field) => !showProblem(field, problemOf(field)));
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Clears the message of a field once it is corrected. */
function showProblemAgain({ target }: Event): void {
  if (isControl(target) && target.hasAttribute('aria-invalid')) showProblem(target, ownProblem(target));
}

/** Shows or clears the problem of a field. @returns whether the field has no problem. */
function showProblem(field: Control, problem: string): boolean {
  const line = document.getElementById(problemId(field.id));
  if (line) line.textContent = problem;
  if (problem) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return problem === '';
}

function ownProblem(field: Control): string {
  const words = field.value.trim() === '' ? BLANK : field.validity.valid ? null : INVALID;
  return (words && field.getAttribute(words)) ?? '';
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
