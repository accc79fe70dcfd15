import type { Id } from '../../../domain/model/core.ts';

/**
 * Dispatched on the window when a link that registers is pressed by somebody who is signed in; without a detail, when
 * the page has such links and they are to become buttons.
 */
export const REGISTRATION_REQUEST = 'registration:request';

export interface RegistrationRequest {
  eventId: Id;
  /** The login, from which the visitor comes back to the page as it is now, registered. */
  loginHref: string;
}

declare global {
  interface WindowEventMap {
    [REGISTRATION_REQUEST]: CustomEvent<RegistrationRequest | null>;
  }
}
