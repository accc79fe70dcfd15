// Browsers silently drop some of these, so the address checked and the address opened would differ.
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** The rule **Links lead by http**: an http(s) address without user name and password; null for anything else. */
export function safeUrl(value: unknown): string | null {
  return typeof value === 'string' ? parsedUrl(value) : null;
}

/** Resolves a relative or absolute address; null unless it may be linked (**Links lead by http**). */
export function resolveUrl(value: string, base: string): string | null {
  return value.trim() ? parsedUrl(value, base) : null;
}

function parsedUrl(value: string, base?: string): string | null {
  const trimmed = value.trim();
  if (controls.test(trimmed)) return null;
  const url = urlOf(trimmed, base);
  if (!url || !/^https?:/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

/** Parses an address; null if it is invalid. `URL.parse` does the same, but phones of 2023 do not have it. */
export function urlOf(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/** Returns the e-mail address if it can be written in a link; null for anything else. */
export function emailAddress(value: string): string | null {
  const address = value.trim();
  return /^[^\s@<>"?&%,;:]+@[^\s@<>"?&%,;:.]+(?:\.[^\s@<>"?&%,;:.]+)+$/.test(address) ? address : null;
}

/** A video's identifier at the provider: eleven word characters or dashes; null for anything else. */
export function youtubeId(value: string): string | null {
  return /^[\w-]{11}$/.test(value.trim()) ? value.trim() : null;
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';

/** A percent-encoded slash or backslash: a host may decode it, even repeatedly, before it redirects. */
const encodedSlash = /%(?:25)*(?:2f|5c)/i;

/**
 * Where a visitor returns after signing in (**Sign in, then return**): a path of this site, with its query and hash. Null
 * for anything that a browser or a redirecting host could read as another origin.
 */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || controls.test(next)) return null;
  const [place = ''] = next.split(/[?#]/, 1);
  const url = encodedSlash.test(place) ? null : urlOf(next, PLACEHOLDER_ORIGIN);
  // `/..//elsewhere.example` resolves to a path that is itself read as another host.
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the host name of a site, without "www.": "example.org". */
export const siteName = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
