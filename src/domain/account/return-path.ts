const PLACEHOLDER_ORIGIN = 'https://here.invalid';
// Browsers silently drop some of these, so the address checked and the address opened would differ.
const controls = /[\u0000-\u001f\u007f-\u009f]/;
/** A percent-encoded slash or backslash: a host may decode it, even repeatedly, before it redirects. */
const encodedSlash = /%(?:25)*(?:2f|5c)/i;

/**
 * Where a visitor returns after signing in (**Sign in, then return**): a path of this site, with its query and hash. Null
 * for anything that a browser or a redirecting host could read as another origin.
 */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || controls.test(next)) return null;
  const [place = ''] = next.split(/[?#]/, 1);
  const url = encodedSlash.test(place) ? null : urlOf(next);
  // `/..//elsewhere.example` resolves to a path that is itself read as another host.
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

// URL.parse would do, but phones of 2023 do not have it.
function urlOf(path: string): URL | null {
  try {
    return new URL(path, PLACEHOLDER_ORIGIN);
  } catch {
    return null;
  }
}
