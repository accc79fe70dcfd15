import { keepDraft } from './draft.client.ts';
import { PARTNERSHIP_FORM } from './form-markup.ts';
import { wireForm } from './live-form.client.ts';

const load = () => import('./submit-partnership.client.ts');

/** Makes every partnership form of the page send what is typed. */
export function startPartnershipForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${PARTNERSHIP_FORM}]`)) {
    const draft = keepDraft(form, 'partnership');
    wireForm(form, load, ({ submitPartnership }) => submitPartnership(form, draft.clear));
  }
}
