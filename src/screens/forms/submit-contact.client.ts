import { type contactKeys, sendMessage } from '../../stores/forms.ts';
import { wordsOf } from './live-form.client.ts';
import { submitForm } from './submit-form.client.ts';
import { textIn } from './text-in.ts';

/** Writes to the organisers. @param onDone clears what was typed. */
export function submitContact(form: HTMLFormElement, onDone: () => void): Promise<void> {
  return submitForm(form, async (data) => {
    const text = textIn(data);
    const message = {
      sender_email: text('sender_email'),
      subject: text('subject'),
      message: text('message'),
    };
    const outcome = await sendMessage(message, wordsOf<typeof contactKeys>(form));
    if (outcome.isDone) onDone();
    return outcome;
  });
}
