// Browsers silently drop some of these, so the address checked and the address opened would differ.
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** The rule **Links lead by http**: an http(s) address without user name and password; null for anything else. */
export function safeUrl(value: unknown): string | null {
  return typeof value === 'string' ? parsedUrl(value) : null;
}

/** Resolves a relative or absolute address; null unless it may be linked (**Links lead by http**). */
export function resolveUrl(value: unknown, base: string): string | null {
  return typeof value === 'string' && value.trim() ? parsedUrl(value, base) : null;
}

function parsedUrl(value: string, base?: string): string | null {
  const trimmed = value.trim();
  if (controls.test(trimmed)) return null;
  const url = urlOf(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

// URL.parse would do, but phones of 2023 do not have it.
function urlOf(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/** An e-mail address as a link may hold it; null for anything else. */
export function emailAddress(value: unknown): string | null {
  return typeof value === 'string' &&
    /^[^\s@<>"?&%,;:]+@[^\s@<>"?&%,;:.]+(?:\.[^\s@<>"?&%,;:.]+)+$/.test(value.trim())
    ? value.trim()
    : null;
}

/** A video's identifier at the provider: eleven word characters or dashes; null for anything else. */
export function youtubeId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{11}$/.test(value.trim()) ? value.trim() : null;
}
