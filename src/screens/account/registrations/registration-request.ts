import type { Id } from '../../../domain/model/core.ts';

/**
 * Dispatched on the window when a signed-in visitor presses a registration link, and, without a detail, when the page
 * has such links that are to become buttons.
 */
export const REGISTRATION_REQUEST = 'registration:request';

export interface RegistrationRequest {
  eventId: Id;
  /** Address of the login, which registers the visitor and returns them to the page as it is now. */
  loginHref: string;
}

declare global {
  interface WindowEventMap {
    [REGISTRATION_REQUEST]: CustomEvent<RegistrationRequest | null>;
  }
}
