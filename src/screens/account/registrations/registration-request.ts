/**
 * Dispatched on the window when a signed-in visitor presses a registration link, and, without a detail, when the page
 * has such links that are to become buttons.
 */
export const REGISTRATION_REQUEST = 'registration:request';

export interface RegistrationRequest {
  /** The link that was pressed. */
  link: HTMLElement;
  /**
   * Address of the login, which registers the visitor and returns them to the page as it is now; null if the link
   * offered to end the registration.
   */
  loginHref: string | null;
}

declare global {
  interface WindowEventMap {
    [REGISTRATION_REQUEST]: CustomEvent<RegistrationRequest | null>;
  }
}
