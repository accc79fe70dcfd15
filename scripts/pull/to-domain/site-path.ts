import { tryDecodeURIComponent } from 'hono/utils/url';

const sitePath = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~/-]*(?:\?[\p{L}\p{N}._~=&-]*)?$/u;

/** Returns a path of this site without a leading language and without slashes at its ends. */
const bareOf = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/^(?:fr|en)(?:\/|$)/, '');

/**
 * Returns a path of this site without a leading language and without slashes at its ends; null for any other text. Its
 * first segment is spelled as the page is: a host may distinguish capitals. @param pageNames first segments of pages.
 */
export function pathOnSite(path: string, pageNames: ReadonlySet<string>): string | null {
  const bare = bareOf(path);
  if (bare === '') return 'home';
  const isSafe = sitePath.test(bare) && !/\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(bare);
  const [name = ''] = bare.split(/[/?]/);
  const page = [...pageNames].find((own) => own.toLowerCase() === name.toLowerCase());
  return isSafe && page !== undefined ? page + bare.slice(name.length) : null;
}

/** Returns the first two segments of a path of this site, decoded: a page and, if it has one, its record. */
export const pageAndRecord = (path: string): string[] =>
  tryDecodeURIComponent(bareOf(path.replace(/[?#].*/s, '')))
    .normalize()
    .split('/', 2);
