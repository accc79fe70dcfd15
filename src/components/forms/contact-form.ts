import type { contactKeys } from '../../stores/forms.ts';
import { keepDraft } from './draft.ts';
import { textIn, wireForm, wordsOf } from './live-form.ts';

/** Makes every contact form of the page send what is typed. */
export function startContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) {
    const words = wordsOf<typeof contactKeys>(form);
    const draft = keepDraft(form, 'contact');
    wireForm(
      form,
      () => import('../../stores/forms.ts'),
      async ({ sendMessage }, data) => {
        const text = textIn(data);
        const message = {
          sender_email: text('sender_email'),
          subject: text('subject'),
          message: text('message'),
        };
        const outcome = await sendMessage(message, words);
        if (outcome.isDone) draft.clear();
        return outcome;
      },
    );
  }
}
