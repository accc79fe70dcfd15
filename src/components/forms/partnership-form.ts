import type { partnershipKeys } from '../../stores/forms.ts';
import { keepDraft } from './draft.ts';
import { textIn, wireForm, wordsOf } from './live-form.ts';

/** Makes every partnership form of the page send what is typed. */
export function startPartnershipForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-partnership]')) {
    const words = wordsOf<typeof partnershipKeys>(form);
    const draft = keepDraft(form, 'partnership');
    wireForm(
      form,
      () => import('../../stores/forms.ts'),
      async ({ partnershipReasons, requestPartnership }, data) => {
        const text = textIn(data);
        const request = {
          firstName: text('firstName'),
          lastName: text('lastName'),
          email: text('email'),
          phone: text('phone'),
          jobTitle: text('jobTitle'),
          experienceField: text('experienceField'),
          website: text('website'),
          partnershipReason: partnershipReasons.filter((reason) =>
            data.getAll('partnershipReason').includes(reason),
          ),
        };
        const outcome = await requestPartnership(request, words);
        if (outcome.isDone) draft.clear();
        return outcome;
      },
    );
  }
}
