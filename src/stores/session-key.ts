/** Where the browser keeps who is signed in. Apart, since `islands/intent.ts` reads it on every page. */
export const SESSION_KEY = 'session';
