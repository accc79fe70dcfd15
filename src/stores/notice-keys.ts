/** Where notices wait on their way to the next page. */
export const NOTICES_KEY = 'notices';
