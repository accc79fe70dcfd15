/**
 * Marks the root with the display settings before the first paint: styles go by them. While data is saved, pictures
 * below the first are asked for in their smallest size as they are parsed; the first has been asked for before any script
 * runs, and would come twice. Inlined as source text, so it may refer to nothing outside itself.
 */
export function applyDisplay(): void {
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
