/** Where the browser stores who is signed in. Apart, since `components/browser/intent.ts` reads it on every page. */
export const SESSION_KEY = 'session';

/** Dispatched on the window when someone signs in on this very page; other pages hear of it by their `storage` event. */
export const SESSION_EVENT = 'session';
