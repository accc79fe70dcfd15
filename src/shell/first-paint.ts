import { inlineScript } from '../components/inline-script.ts';
import { recordEarlyPresses } from '../components/browser/early-press.ts';
import { LIVE, REGISTER } from '../screens/event/buttons/registration-markup.ts';
import { REGISTERED_KEY } from '../stores/stored-subscriptions.ts';

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

/**
 * Marks the root with the display settings before the first paint: styles go by them. While data is saved, pictures
 * below the first are asked for in their smallest size as they are parsed; the first has been asked for before any script
 * runs, and would come twice. Inlined as source text, so it may refer to nothing outside itself.
 */
function applyDisplay(): void {
  const root = document.documentElement.dataset;
  let saver: string | undefined;
  try {
    const stored: Partial<Record<string, string>> = localStorage;
    root['scheme'] = stored['scheme'] ?? '';
    saver = stored['saver'];
  } catch {
    // Without storage it is as the system and the browser say.
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  root['saver'] =
    saver ?? String(connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches);
  if (root['saver'] !== 'true') return;
  new MutationObserver(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('[sizes]:not([data-sizes])')) {
      // The image itself is the last in its picture.
      if ((source.nextElementSibling ?? source).getAttribute('loading') !== 'lazy') continue;
      source.dataset['sizes'] = source.sizes;
      source.sizes = '1px';
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Shows the fonts also where the first page goes without them (`fonts.ts`): on a page that follows another, or when its
 * worker has them already. Inlined as source text after the sheet whose first rule holds them, so it may refer to
 * nothing outside itself.
 */
export function showFonts(): void {
  // The face of the title stands in the sheet, but is decoded aside: asked for only when it is laid out, it would come late.
  // A page that is left meanwhile refuses it, and nobody misses it there.
  (document.fonts as FontFaceSet | undefined)?.load('650 1em Title', document.title).catch(() => undefined);
  // Absent where the connection is not secure, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers?.controller || document.referrer.includes(location.host)) {
    const [sheet] = document.styleSheets;
    (sheet?.cssRules[0] as CSSMediaRule).media.mediaText = '';
  }
}
