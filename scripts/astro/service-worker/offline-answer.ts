import { secondAddressTarget } from '../../../src/domain/archive/pack.ts';
import { possiblePaths, treeOf } from './addresses.ts';
import type { KeptEditions } from './kept-editions.ts';
import type { Shell } from './shell.ts';
import type { VisitorLanguage } from './visitor-language.ts';

export interface OfflineSources {
  kept: KeptEditions;
  shell: Shell;
  language: VisitorLanguage;
}

/**
 * Answers a request for a page without a network, if nothing is kept under the address itself: with a redirect to the
 * path at which the page is kept, in the chosen language, or otherwise with the offline page in the language of the
 * address.
 * @param isRead returns whether the page at a path was read and is therefore kept there.
 * @param failure response of a failing host, which is more informative than the offline page.
 */
export async function offlineAnswer(
  url: string,
  isRead: (path: string) => Promise<boolean>,
  { kept, shell, language }: OfflineSources,
  failure?: Response,
): Promise<Response | undefined> {
  const address = new URL(url);
  const preferred = treeOf(address.pathname) ?? (await language.current());
  for (const path of possiblePaths(address, preferred)) {
    const isThere = (await kept.file(path)) ?? ((await isRead(path)) || (await shell.file(path)));
    const target = isThere ? path : await kept.redirect(path);
    // The address itself has been tried already: nothing whole is stored there.
    if (target !== undefined && target !== address.pathname) {
      const location = new URL(secondAddressTarget(path, target), address);
      location.search ||= address.search;
      return Response.redirect(location);
    }
  }
  const own = (await kept.picture(address.pathname)) ?? (await shell.file(address.pathname));
  return own ?? failure ?? shell.offlinePage(preferred);
}
