/** Storage key of the notices that the next page is to show. */
export const NOTICES_KEY = 'notices';
