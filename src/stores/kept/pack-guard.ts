import type { Pack } from '../../domain/archive/pack.ts';

/** Whether a value has the shape of a pack: a captive portal, or a former release, may have sent something else. */
export function isPack(value: unknown): value is Pack {
  if (typeof value !== 'object' || value === null) return false;
  const { format, edition, version, files, pages } = value as Record<string, unknown>;
  return (
    format === 1 &&
    typeof edition === 'number' &&
    typeof version === 'string' &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(pages)
  );
}

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { path, bytes, hash, in: parts } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    // Of this site, and of no other.
    /^\/(?!\/)/.test(path) &&
    typeof bytes === 'number' &&
    typeof hash === 'string' &&
    Array.isArray(parts)
  );
}
