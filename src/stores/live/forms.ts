import { ApiError } from '../../back-end/errors.ts';
import type { LiveClient } from './client.ts';
import { fieldsOf, textOf } from '../../back-end/guards.ts';

/** Why a company would join, in the order they are asked. */
export const partnershipReasons = ['support', 'visibility', 'values'] as const;

/** Payload of each form. */
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
 * Both the status and the `error` of the answer are read, so that a 200 with an error is no success.
 * @throws ApiError whose `detail` is the back end's own `error`, if it gave one.
 */
export async function sendForm<Form extends LiveForm>(
  client: LiveClient,
  form: Form,
  body: FormContents[Form],
): Promise<void> {
  const answer = await client.call(paths[form], { method: 'POST', body });
  if (textOf(fieldsOf(answer)['error']) === null) return;
  const details = { kind: 'status', url: client.url(paths[form]), status: 200, body: answer } as const;
  throw new ApiError('answers with an error', details);
}
