// Browsers drop some of these in silence, so that what is checked and what is opened would differ.
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** An address that may be linked (DESIGN §8.17): http(s), without name and password in it; null for all else. */
export function safeUrl(value: unknown): string | null {
  return typeof value === 'string' ? parsedUrl(value) : null;
}

/** A relative or absolute address made absolute; null unless it is one that may be linked. */
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

/** A video's identifier at the provider: eleven word characters or dashes; null for all else. */
export function youtubeId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{11}$/.test(value.trim()) ? value.trim() : null;
}
