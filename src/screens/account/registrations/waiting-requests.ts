import { atom } from 'nanostores';
import { REGISTRATION_REQUEST, type RegistrationRequest } from './registration-request.ts';

/** Presses that have not been answered yet. */
export const $waitingRequests = atom<readonly RegistrationRequest[]>([]);

/** `client:intent` dispatches again what came while the code was loading. */
const received = new WeakSet<RegistrationRequest>();

// As soon as this code is there: on a busy device the island becomes active later.
if (typeof window !== 'undefined') {
  window.addEventListener(REGISTRATION_REQUEST, ({ detail }) => {
    if (!detail || received.has(detail)) return;
    received.add(detail);
    $waitingRequests.set([...$waitingRequests.get(), detail]);
  });
}

/** Gives the waiting presses to whoever answers them. */
export function takeRequests(): readonly RegistrationRequest[] {
  const requests = $waitingRequests.get();
  if (requests.length > 0) $waitingRequests.set([]);
  return requests;
}
