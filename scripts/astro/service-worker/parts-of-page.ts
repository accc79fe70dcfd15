/** Style sheets, scripts, fonts: what a page is drawn and moved with. Islands weigh more, and come when they are used. */
const PART = /<(?:link|script)\b[^>]*\b(?:href|src)="(\/_astro\/[^"]+)"/g;
/** A file of code names those it imports, at once or later, beside itself or from the root. */
const NAMED = /["'`](?:\.|_astro|\/_astro)\/([^"'`/]+\.(?:js|css))["'`]/g;

/**
 * The files of a page's own code, with those that its scripts load only when a visitor turns to them: the code of its
 * forms, its buttons, its filters.
 * @param read gives a file by its path, null when it cannot be had.
 */
export async function partsOfPage(
  html: string,
  read: (path: string) => Promise<string | null>,
): Promise<string[]> {
  const parts = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (parts.has(path)) return;
    parts.add(path);
    if (!path.endsWith('.js')) return;
    const named = Array.from((await read(path))?.matchAll(NAMED) ?? [], ([, name = '']) => `/_astro/${name}`);
    await Promise.all(named.map(add));
  };
  await Promise.all(Array.from(html.matchAll(PART), ([, path = '']) => path).map(add));
  return [...parts];
}
