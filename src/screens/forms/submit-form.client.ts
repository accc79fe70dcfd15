import { showNotices } from '../../components/browser/notices.ts';
import { type FormContents, type FormWords, type LiveForm, submitForm } from '../../stores/forms.ts';
import { WORDS } from './form-markup.ts';
import { showRefusal } from './problems.ts';

const contentsIn: { [Form in LiveForm]: (data: FormData) => FormContents[Form] } = {
  contact: (data) => Object.fromEntries(data) as unknown as FormContents['contact'],
  partnership: (data) =>
    ({
      ...Object.fromEntries(data),
      partnershipReason: data.getAll('partnershipReason'),
    }) as unknown as FormContents['partnership'],
};

/** Sends a form, and shows next to each field what the back end reports about it. @param onDone clears the form. */
export async function submit(form: HTMLFormElement, name: LiveForm, onDone: () => void): Promise<void> {
  showNotices();
  const words = JSON.parse(form.getAttribute(WORDS) ?? '{}') as FormWords;
  const { isDone, fields } = await submitForm(name, contentsIn[name](new FormData(form)), words);
  if (isDone) onDone();
  showRefusal(form, fields);
}
