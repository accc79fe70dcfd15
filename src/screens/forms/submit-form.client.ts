import { showNotices } from '../../components/browser/notices.ts';
import type { Outcome } from '../../stores/outcome.ts';
import { checkFields, tellRefusal } from './problems.ts';

/**
 * Sends what was typed, with what the back end says about a field beside that field. What is
 * blank, or no address, is not sent.
 */
export async function submitForm(
  form: HTMLFormElement,
  send: (data: FormData) => Promise<Outcome>,
): Promise<void> {
  showNotices();
  if (!checkFields(form)) return;
  tellRefusal(form, (await send(new FormData(form))).fields);
}
