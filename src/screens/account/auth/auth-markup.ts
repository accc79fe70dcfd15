/** The two forms of the sign-in page, in their order. */
export const authTabs = ['login', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

/* Ids shared by the HTML of the page and its scripts. */
export const tabId = (tab: AuthTab): string => `tab-${tab}`;
export const panelId = (tab: AuthTab): string => `panel-${tab}`;
/** Id of the sentence that the login will finish a registration for an event. */
export const TO_FINISH_ID = 'to-finish';

/** Returns the form that the hash of an address names: `/fr/auth/#register`, otherwise the login. */
export const tabOf = (hash: string): AuthTab => (hash === '#register' ? 'register' : 'login');

/** Returns the hash that names a form in an address; empty for the login. */
export const hashOf = (tab: AuthTab): string => (tab === 'register' ? '#register' : '');
