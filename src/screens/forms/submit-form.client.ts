import { showNotices } from '../../components/browser/notices.ts';
import { type FormContents, type FormWords, type LiveForm, submitForm } from '../../stores/forms.ts';
import { WORDS } from './form-markup.ts';
import { tellRefusal } from './problems.ts';

/** The payload of a form, whose fields have the names of the call. */
const contentsIn: { [Form in LiveForm]: (data: FormData) => FormContents[Form] } = {
  contact: (data) => Object.fromEntries(data) as unknown as FormContents['contact'],
  partnership: (data) =>
    ({
      ...Object.fromEntries(data),
      partnershipReason: data.getAll('partnershipReason'),
    }) as unknown as FormContents['partnership'],
};

/** Sends what was typed, with what the back end says about a field beside that field. @param onDone clears what was typed. */
export async function submit(form: HTMLFormElement, name: LiveForm, onDone: () => void): Promise<void> {
  showNotices();
  const words = JSON.parse(form.getAttribute(WORDS) ?? '{}') as FormWords;
  const { isDone, fields } = await submitForm(name, contentsIn[name](new FormData(form)), words);
  if (isDone) onDone();
  tellRefusal(form, fields);
}
