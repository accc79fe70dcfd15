import { secondAddressTarget } from '../../../src/domain/archive/pack.ts';
import { possiblePaths, treeOf } from './addresses.ts';
import type { KeptEditions } from './kept-editions.ts';
import type { Shell } from './shell.ts';
import type { VisitorLanguage } from './visitor-language.ts';

export interface AtHand {
  kept: KeptEditions;
  shell: Shell;
  language: VisitorLanguage;
}

/**
 * What a visitor gets who turns to an address without a network, when nothing is kept under the address itself: the way to
 * the page where that stands, in the language chosen; else the page that says that it is not at hand, in the language of
 * its tree.
 * @param isRead tells whether a page was read, so that it stands at its path.
 * @param failure what a failing host has answered: it says more than that the page is not at hand.
 */
export async function offlineAnswer(
  url: string,
  isRead: (path: string) => Promise<boolean>,
  { kept, shell, language }: AtHand,
  failure?: Response,
): Promise<Response | undefined> {
  const address = new URL(url);
  const preferred = treeOf(address.pathname) ?? (await language.current());
  for (const path of possiblePaths(address, preferred)) {
    const isThere = (await kept.file(path)) ?? ((await isRead(path)) || (await shell.file(path)));
    const target = isThere ? path : await kept.redirect(path);
    // What stands at the address itself has been looked for, and is not whole.
    if (target !== undefined && target !== address.pathname) {
      const location = new URL(secondAddressTarget(path, target), address);
      location.search ||= address.search;
      return Response.redirect(location);
    }
  }
  const own = (await kept.picture(address.pathname)) ?? (await shell.file(address.pathname));
  return own ?? failure ?? shell.offlinePage(preferred);
}
