import { keepDraft } from './draft.client.ts';
import { CONTACT_FORM } from './form-markup.ts';
import { wireForm } from './live-form.client.ts';

const load = () => import('./submit-contact.client.ts');

/** Makes every contact form of the page send what is typed. */
export function startContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${CONTACT_FORM}]`)) {
    const draft = keepDraft(form, 'contact');
    wireForm(form, load, ({ submitContact }) => submitContact(form, draft.clear));
  }
}
