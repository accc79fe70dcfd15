const sitePath = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~/-]*(?:\?[\p{L}\p{N}._~=&-]*)?$/u;

/**
 * A path of this site, without the language it may start with and without slashes at its ends; null for any other text.
 * @param pageNames First segments that paths of pages have, in lower case.
 */
export function pathOnSite(path: string, pageNames: ReadonlySet<string>): string | null {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/^(?:fr|en)(?:\/|$)/, '');
  if (bare === '') return 'home';
  const isSafe = sitePath.test(bare) && !/\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(bare);
  const [name = ''] = bare.split(/[/?]/);
  return isSafe && pageNames.has(name.toLowerCase()) ? bare : null;
}
