import { inlineScript } from '../components/inline-script.ts';
import { recordEarlyPresses } from '../components/browser/early-press.ts';
import { LIVE, REGISTER } from '../screens/event/buttons/registration-markup.ts';
import { applyDisplay } from './display/apply-display.ts';
import { REGISTERED_KEY } from '../stores/stored-subscriptions.ts';
import { showFonts } from './show-fonts.ts';

/**
 * Runs before the first paint, so that signed-in visitors never see the page of signed-out ones: marks the document, and
 * shows their registrations by a style sheet, since the buttons are not parsed yet. It is inlined as source text, so it
 * may refer to nothing outside itself.
 */
function markSignedIn(registeredKey: string, register: string, live: string): void {
  try {
    const stored: Partial<Record<string, string>> = localStorage;
    const registered = stored[registeredKey];
    if (registered === undefined) return;
    document.documentElement.dataset['signedIn'] = '';
    const sheet = new CSSStyleSheet();
    const link = `[${register}="$&"]:not([${live}])`;
    sheet.replaceSync(`${registered.replace(/\d+/g, link)}{--join:hidden;--leave:visible}`);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Without storage nobody is signed in, and a browser without such sheets shows the buttons a moment later.
  }
}

/** Source text of what runs before the scripts of the page. */
export const firstPaintScript =
  inlineScript(applyDisplay) +
  inlineScript(showFonts) +
  inlineScript(recordEarlyPresses) +
  inlineScript(markSignedIn, REGISTERED_KEY, REGISTER, LIVE);
