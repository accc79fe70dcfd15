import type { Outcome } from '../../stores/outcome.ts';
import { BLANK, INVALID, problemId } from './form-markup.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Refuses what must say something and does not, and what is no address. The words for both stand in the HTML of the
 * field; what has none is left to the back end. @returns whether the form may be sent.
 */
export function checkFields(form: HTMLFormElement): boolean {
  return tellProblems(form, ownProblem);
}

/** Writes beside each field what the back end says of it. @returns whether it says nothing. */
export function tellRefusal(form: HTMLFormElement, fields: Outcome['fields']): boolean {
  return tellProblems(form, ({ name }) => fields[name]?.join(' ') ?? '');
}

/** Leads to the first field of which there is something to say. @returns whether there is none. */
function tellProblems(form: HTMLFormElement, problemOf: (field: Control) => string): boolean {
  // Added once, however often this runs.
  form.addEventListener('input', tellAgain);
  const wrong = [...form.elements].filter(isControl).filter((field) => !tell(field, problemOf(field)));
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Clears the message of a field once it is corrected. */
function tellAgain({ target }: Event): void {
  if (isControl(target) && target.hasAttribute('aria-invalid')) tell(target, ownProblem(target));
}

/** Says what is wrong with a field, or nothing. @returns whether nothing is. */
function tell(field: Control, problem: string): boolean {
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
