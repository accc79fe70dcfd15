import { inlineScript } from '../components/inline-script.ts';
import { recordEarlyPresses } from '../components/browser/early-press.ts';
import { LIVE, REGISTER } from '../screens/event/buttons/registration-markup.ts';
import { REGISTERED_KEY } from '../stores/stored-subscriptions.ts';
import type { PageMeta } from './static-paths.ts';

/* These functions are inlined as source text, so they may refer to nothing outside themselves. */

/**
 * Marks the document before the first paint, so that signed-in visitors never see the page of signed-out ones. A style
 * sheet shows their registrations, since the buttons are not parsed yet.
 */
function markSignedIn(registeredKey: string, register: string, live: string): void {
  try {
    const stored: Partial<Record<string, string>> = localStorage;
    const registered = stored[registeredKey];
    if (registered === undefined) return;
    document.documentElement.dataset['signedIn'] = '';
    const sheet = new CSSStyleSheet();
    const link = `[${register}="$&"]:not([${live}])`;
    sheet.replaceSync(`${registered.replace(/\d+/g, link)}{--join:hidden;--leave:shown}`);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Without storage nobody is signed in. A browser without constructable sheets shows the buttons a moment later.
  }
}

export const firstPaintScript = ({ hasCover = false }: Pick<PageMeta, 'hasCover'>): string =>
  inlineScript(applyDisplay) +
  inlineScript(showFonts) +
  inlineScript(recordEarlyPresses) +
  inlineScript(markSignedIn, REGISTERED_KEY, REGISTER, LIVE) +
  (hasCover ? inlineScript(paintFirstPageAtOnce) : '');

/**
 * Marks the root with the display settings, for the styles, before the first paint. While data is saved, all pictures
 * but the first are requested in their smallest size as they are parsed. The first is requested before any script runs,
 * and would be loaded twice.
 */
function applyDisplay(): void {
  const root = document.documentElement.dataset;
  let saver: string | undefined;
  try {
    const stored: Partial<Record<string, string>> = localStorage;
    root['scheme'] = stored['scheme'] ?? '';
    saver = stored['saver'];
  } catch {
    // Without storage, the system and the browser decide.
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  root['saver'] =
    saver ?? String(connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches);
  if (root['saver'] !== 'true') return;
  new MutationObserver(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('[sizes]:not([data-sizes])')) {
      // The `img` is the last element of a `picture`.
      if ((source.nextElementSibling ?? source).getAttribute('loading') !== 'lazy') continue;
      source.dataset['sizes'] = source.sizes;
      source.sizes = '1px';
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Enables the fonts on slow networks too, where the first page does without them (`fonts.ts`): on a page that follows
 * another, or if the service worker has them already. Runs after the sheet whose first rule contains the fonts.
 */
export function showFonts(): void {
  // The title font is inlined in the sheet but decoded asynchronously: requested only at layout, it would be late.
  // If the visitor leaves the page meanwhile, the request fails, which does not matter.
  (document.fonts as FontFaceSet | undefined)?.load('650 1em Title', document.title).catch(() => undefined);
  // Undefined on an insecure connection, contrary to its type.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers?.controller || document.referrer.includes(location.host)) {
    const [sheet] = document.styleSheets;
    (sheet?.cssRules[0] as CSSMediaRule).media.mediaText = '';
  }
}

/** Lets a page that follows no other be painted before its picture (`PageHead.astro`), since nothing grows into it. */
export function paintFirstPageAtOnce(): void {
  if (!document.referrer.includes(location.host)) document.querySelector('[rel=expect]')?.remove();
}
