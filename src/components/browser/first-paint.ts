import { SESSION_KEY, SUBSCRIPTIONS_KEY } from '../../stores/session-key.ts';
import { recordEarlyPresses } from './early-press.ts';

interface StoredSession {
  token?: string;
}

interface StoredSubscriptions {
  token?: string;
  list: { eventId: unknown }[];
}

/**
 * Runs before anything is painted, so that who is signed in never sees a page for who is not: marks the document, and
 * shows what they are subscribed to by a sheet of rules, since the buttons are not there yet. It stands inline in the
 * page, as the text of this function: it may refer to nothing outside itself.
 */
export function markSignedIn(sessionKey: string, subscriptionsKey: string): void {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as StoredSession | null;
    if (!session?.token) return;
    document.documentElement.dataset['signedIn'] = '';
    const subscriptions = JSON.parse(
      localStorage.getItem(subscriptionsKey) ?? 'null',
    ) as StoredSubscriptions | null;
    if (subscriptions?.token !== session.token) return;
    const sheet = new CSSStyleSheet();
    const rule = '{--join:hidden;--leave:visible}';
    const rules = subscriptions.list.map(
      ({ eventId }) => `[data-register="${Number(eventId)}"]:not([data-live])${rule}`,
    );
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Without storage nobody is signed in, and a browser without such sheets shows the buttons a moment later.
  }
}

/** What runs before the scripts of the page, as it is written into it. */
export const signedInScript = `(${recordEarlyPresses.toString()})();(${markSignedIn.toString()})(${JSON.stringify(SESSION_KEY)},${JSON.stringify(SUBSCRIPTIONS_KEY)})`;
