import type { Lang } from '../../../src/domain/model/languages.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';
import { attempt } from './storage.ts';

const CACHE = 'visitor';
const KEY = '/language';
const COOKIE = 'selectedLanguage';

/**
 * The visitor's language, for addresses that name none. Chosen as the pages of these addresses do, by the cookie; a browser
 * that shows no cookies to workers goes by the language that was read last.
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
    /** Tells which language is being read. */
    read: async (lang: Lang): Promise<void> => {
      if (cookies || last === lang) return;
      last = lang;
      await attempt(async () => (await storage.open(CACHE)).put(KEY, new Response(lang)));
    },
  };
}
