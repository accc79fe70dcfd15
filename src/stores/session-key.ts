/** Where the browser keeps who is signed in. Apart, since `islands/intent.ts` reads it on every page. */
export const SESSION_KEY = 'session';

/** Where it keeps what they are subscribed to, for the first paint of the next page (`components/FirstPaint.astro`). */
export const SUBSCRIPTIONS_KEY = 'subscriptions';
