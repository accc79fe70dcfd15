import { keepDraft } from './draft.ts';
import { wireForm } from './live-form.ts';

const load = () => import('./submit-contact.ts');

/** Makes every contact form of the page send what is typed. */
export function startContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) {
    const draft = keepDraft(form, 'contact');
    wireForm(form, load, ({ submitContact }) => submitContact(form, draft.clear));
  }
}
