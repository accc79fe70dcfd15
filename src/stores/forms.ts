import { ApiError } from '../back-end/errors.ts';
import { becomePartner, sendEmail, type ContactMessage, type PartnershipRequest } from './live/forms.ts';
import { fill } from '../i18n/fill.ts';
import type { Key, Words } from '../i18n/translate.ts';
import { liveClient } from './live-client.ts';
import { notify } from './notices.ts';
import { success, failure, type Outcome } from './outcome.ts';

export {
  partnershipReasons,
  type ContactMessage,
  type PartnershipReason,
  type PartnershipRequest,
} from './live/forms.ts';

export const partnershipKeys = [
  'form.error',
  'partnership.done',
  'partnership.exception',
  'partnership.failed',
] as const satisfies Key[];
export const contactKeys = [
  'contact.done',
  'contact.exception',
  'contact.failed',
  'form.error',
] as const satisfies Key[];

interface Messages {
  about: string;
  done: string;
  /** When the back end refuses without saying why. */
  failed: string;
  /** When there was no answer. */
  exception: string;
  /** `Error: {detail}` */
  error: string;
}

/** Applies to become a partner. The form is cleared only on success (**Messages**). */
export function requestPartnership(
  request: PartnershipRequest,
  words: Words<typeof partnershipKeys>,
): Promise<Outcome> {
  return submit(() => becomePartner(liveClient, request), {
    about: 'partnership',
    done: words['partnership.done'],
    failed: words['partnership.failed'],
    exception: words['partnership.exception'],
    error: words['form.error'],
  });
}

/** Writes to the organisers. The form is cleared only on success (**Messages**). */
export function sendMessage(message: ContactMessage, words: Words<typeof contactKeys>): Promise<Outcome> {
  return submit(() => sendEmail(liveClient, message), {
    about: 'contact',
    done: words['contact.done'],
    failed: words['contact.failed'],
    exception: words['contact.exception'],
    error: words['form.error'],
  });
}

/** Shows one of three notices: done; refused, with the back end's reason if it gives one; or no answer. */
async function submit(send: () => Promise<void>, messages: Messages): Promise<Outcome> {
  try {
    await send();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'status';
    const reason = isRefused ? fill(messages.error, { detail: error.detail ?? messages.failed }) : null;
    notify({ about: messages.about, kind: 'error', text: reason ?? messages.exception });
    return failure(error);
  }
  notify({ about: messages.about, kind: 'success', text: messages.done });
  return success;
}
