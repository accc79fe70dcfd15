import type { Lang } from '../../../src/domain/model/languages.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';
import { attempt } from './storage.ts';

const CACHE = 'visitor';
const KEY = '/language';
const COOKIE = 'selectedLanguage';

/**
 * The visitor's language, for addresses that name none. It is that of the cookie, as on the pages of these addresses,
 * or, in browsers that hide cookies from workers, the language that was read last.
 */
export type VisitorLanguage = ReturnType<typeof visitorLanguage>;

export function visitorLanguage(
  storage: CacheStorage,
  { cookies, accepted }: { cookies: CookieStore | undefined; accepted: readonly string[] },
) {
  let last: string | undefined;
  const remembered = async (): Promise<string> =>
    last ?? (await (await (await storage.open(CACHE)).match(KEY))?.text()) ?? '';
  return {
    current: async (): Promise<Lang> => {
      const chosen = await attempt(async () => (cookies ? (await cookies.get(COOKIE))?.value : remembered()));
      return preferredLang(`${COOKIE}=${chosen ?? ''}`, accepted);
    },
    /** Remembers the language that is being read. */
    read: async (lang: Lang): Promise<void> => {
      if (cookies || last === lang) return;
      last = lang;
      await attempt(async () => (await storage.open(CACHE)).put(KEY, new Response(lang)));
    },
  };
}
