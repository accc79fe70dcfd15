import { ApiError } from '../back-end/errors.ts';
import { type FormContents, type LiveForm, sendForm } from './live/forms.ts';
import { fill } from '../i18n/fill.ts';
import { notify } from './notices.ts';
import { success, failure, type Outcome } from './outcome.ts';

export { partnershipReasons, type FormContents, type LiveForm } from './live/forms.ts';

export interface FormWords {
  done: string;
  /** If the back end refuses without a reason. */
  failed: string;
  /** If there was no answer. */
  exception: string;
  /** `Error: {detail}` */
  error: string;
}

/**
 * Sends a form, and shows one of three notices: done; refused, with the back end's reason if it gives one; or no
 * answer. The form is cleared only on success (**Messages**).
 */
export async function submitForm<Form extends LiveForm>(
  form: Form,
  contents: FormContents[Form],
  words: FormWords,
): Promise<Outcome> {
  try {
    await sendForm(form, contents);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'status';
    const reason = isRefused ? fill(words.error, { detail: error.detail ?? words.failed }) : null;
    notify({ about: form, kind: 'error', text: reason ?? words.exception });
    return failure(error);
  }
  notify({ about: form, kind: 'success', text: words.done });
  return success;
}
