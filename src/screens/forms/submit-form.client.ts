import { showNotices } from '../../components/browser/notices.ts';
import type { Outcome } from '../../stores/outcome.ts';
import { blankFields, tellProblems } from './problems.ts';

/**
 * Sends what was typed, with what the back end says about a field beside that field. What must say something and does
 * not is refused here.
 */
export async function submitForm(
  form: HTMLFormElement,
  send: (data: FormData) => Promise<Outcome>,
): Promise<void> {
  showNotices();
  const blank = blankFields(form);
  tellProblems(form, blank);
  if (Object.keys(blank).length > 0) return;
  tellProblems(form, (await send(new FormData(form))).fields);
}
