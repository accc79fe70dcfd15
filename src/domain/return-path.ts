const HERE = 'https://here.invalid';

/**
 * Where a visitor who signed in goes back to: a path of this site, with its query and hash. Null for anything that
 * would lead elsewhere.
 */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const url = URL.parse(next, HERE);
  if (url?.origin !== HERE) return null;
  // `/..//elsewhere.example` resolves to a path that would itself be read as another host.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
