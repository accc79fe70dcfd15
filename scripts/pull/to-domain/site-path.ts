const sitePath = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~/-]*(?:\?[\p{L}\p{N}._~=&-]*)?$/u;

/**
 * Returns a path of this site without a leading language and without slashes at its ends; null for any other text.
 * @param pageNames first segments of the paths of pages, in lower case.
 */
export function pathOnSite(path: string, pageNames: ReadonlySet<string>): string | null {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/^(?:fr|en)(?:\/|$)/, '');
  if (bare === '') return 'home';
  const isSafe = sitePath.test(bare) && !/\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(bare);
  const [name = ''] = bare.split(/[/?]/);
  return isSafe && pageNames.has(name.toLowerCase()) ? bare : null;
}
