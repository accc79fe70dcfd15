import { ApiError } from '../../back-end/errors.ts';
import type { LiveClient } from './client.ts';
import { fieldsOf, textOf } from '../../back-end/guards.ts';

/** Why a company would join, in the order they are asked. */
export const partnershipReasons = ['support', 'visibility', 'values'] as const;
export type PartnershipReason = (typeof partnershipReasons)[number];

export interface PartnershipRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobTitle: string;
  experienceField: string;
  website: string;
  partnershipReason: PartnershipReason[];
}

export interface ContactMessage {
  sender_email: string;
  subject: string;
  message: string;
}

/** @throws ApiError whose `detail` is the back end's own `error`, if it gave one. */
export async function becomePartner(client: LiveClient, request: PartnershipRequest): Promise<void> {
  await send(client, '/become-partner/', request);
}

/** @throws ApiError whose `detail` is the back end's own `error`, if it gave one. */
export async function sendEmail(client: LiveClient, message: ContactMessage): Promise<void> {
  await send(client, '/send-email/', message);
}

/** Both the status and the `error` of the answer are read, so that a 200 with an error is no success. */
async function send(client: LiveClient, path: string, body: object): Promise<void> {
  const answer = await client.call(path, { method: 'POST', body });
  if (textOf(fieldsOf(answer)['error']) === null) return;
  const details = { kind: 'status', url: client.url(path), status: 200, body: answer } as const;
  throw new ApiError('answers with an error', details);
}
