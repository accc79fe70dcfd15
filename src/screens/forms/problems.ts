import type { Outcome } from '../../stores/outcome.ts';
import { BLANK, PROBLEM } from './form-markup.ts';

type Problems = Outcome['fields'];

/** The fields that must say something and do not, each with the words for that, which stand in its HTML. */
export function blankFields(form: HTMLFormElement): Problems {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[${BLANK}]`)];
  return Object.fromEntries(
    fields
      .filter(({ value }) => value.trim() === '')
      .map((field) => [field.name, [field.getAttribute(BLANK) ?? '']]),
  );
}

/** Writes beside each field what is wrong with it, and leads to the first one. */
export function tellProblems(form: HTMLFormElement, fields: Problems): void {
  const wrong: HTMLElement[] = [];
  for (const problem of form.querySelectorAll<HTMLElement>(`[${PROBLEM}]`)) {
    const name = problem.getAttribute(PROBLEM) ?? '';
    const message = fields[name]?.join(' ') ?? '';
    problem.textContent = message;
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    field.removeAttribute('aria-invalid');
    if (!message) continue;
    field.setAttribute('aria-invalid', 'true');
    wrong.push(field);
  }
  wrong[0]?.focus();
}
