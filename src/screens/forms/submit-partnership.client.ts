import { type partnershipKeys, partnershipReasons, requestPartnership } from '../../stores/forms.ts';
import { wordsOf } from './live-form.client.ts';
import { submitForm } from './submit-form.client.ts';
import { textIn } from './text-in.ts';

/** Applies to become a partner. @param onDone clears what was typed. */
export function submitPartnership(form: HTMLFormElement, onDone: () => void): Promise<void> {
  return submitForm(form, async (data) => {
    const text = textIn(data);
    const chosen = data.getAll('partnershipReason');
    const request = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      jobTitle: text('jobTitle'),
      experienceField: text('experienceField'),
      website: text('website'),
      partnershipReason: partnershipReasons.filter((reason) => chosen.includes(reason)),
    };
    const outcome = await requestPartnership(request, wordsOf<typeof partnershipKeys>(form));
    if (outcome.isDone) onDone();
    return outcome;
  });
}
