import { ApiError } from '../../back-end/errors.ts';
import { backEndUrl, callBackEnd } from './client.ts';
import { fieldsOf, isTruthy } from '../../back-end/guards.ts';

/** Reasons for a company to become a partner, in the order of the form. */
export const partnershipReasons = ['support', 'visibility', 'values'] as const;

export interface FormContents {
  contact: {
    sender_email: string;
    subject: string;
    message: string;
  };
  partnership: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    jobTitle: string;
    experienceField: string;
    website: string;
    partnershipReason: (typeof partnershipReasons)[number][];
  };
}

export type LiveForm = keyof FormContents;

const paths: Record<LiveForm, string> = { contact: '/send-email/', partnership: '/become-partner/' };

/**
 * Sends a form. Both the status and the `error` of the answer are checked: a 200 with an error is a failure.
 * @throws ApiError whose `detail` is the back end's own `error`, if it gave one.
 */
export async function sendForm<Form extends LiveForm>(form: Form, body: FormContents[Form]): Promise<void> {
  const url = backEndUrl(paths[form]);
  const answer = await callBackEnd(url, { method: 'POST', body });
  const { error } = fieldsOf(answer);
  if (!isTruthy(error)) return;
  // An object has messages by field, as the body of a 400.
  const messages = { error, ...fieldsOf(error) };
  const details = { kind: 'status', url, status: 200, body: messages } as const;
  throw new ApiError('answers with an error', details);
}
