import { inlineScript } from '../components/inline-script.ts';
import { recordEarlyPresses } from '../components/browser/early-press.ts';
import { LIVE, REGISTER } from '../screens/event/registration-markup.ts';
import { applyDisplay } from './display/apply-display.ts';
import { SESSION_KEY, SUBSCRIPTIONS_KEY } from '../stores/session-key.ts';

interface StoredSession {
  token?: string;
}

interface StoredSubscriptions {
  token?: string;
  list: { eventId: unknown }[];
}

/**
 * Runs before the first paint, so that signed-in visitors never see the page of signed-out ones: marks the document, and
 * shows their registrations by a style sheet, since the buttons are not parsed yet. It is inlined as source text, so it
 * may refer to nothing outside itself.
 */
function markSignedIn(sessionKey: string, subscriptionsKey: string, register: string, live: string): void {
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
      ({ eventId }) => `[${register}="${Number(eventId)}"]:not([${live}])${rule}`,
    );
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Without storage nobody is signed in, and a browser without such sheets shows the buttons a moment later.
  }
}

/** Source text of what runs before the scripts of the page. */
export const firstPaintScript =
  inlineScript(applyDisplay) +
  inlineScript(recordEarlyPresses) +
  inlineScript(markSignedIn, SESSION_KEY, SUBSCRIPTIONS_KEY, REGISTER, LIVE);
