/** The two forms of the sign-in page, in their order. */
export const authTabs = ['login', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

/* Identifiers by which the HTML of the page and its scripts meet. */
export const tabId = (tab: AuthTab): string => `tab-${tab}`;
export const panelId = (tab: AuthTab): string => `panel-${tab}`;
/** The line that says that the login will finish a registration. */
export const TO_FINISH_ID = 'to-finish';

/** The form that an address names: `/fr/auth/#register`, or the login. */
export const tabOf = (hash: string): AuthTab => (hash === '#register' ? 'register' : 'login');

/** How an address names it; empty for the login. */
export const hashOf = (tab: AuthTab): string => (tab === 'register' ? '#register' : '');
