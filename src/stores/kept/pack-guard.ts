import type { Pack } from '../../domain/archive/pack.ts';
import { isLang } from '../../i18n/lang.ts';

/** Whether a value has the shape of a pack: a captive portal, or a former release, may have sent something else. */
export function isPack(value: unknown): value is Pack {
  if (!isRecord(value)) return false;
  const { format, edition, lang, date, version, files, pages, redirects } = value;
  return (
    format === 1 &&
    typeof edition === 'number' &&
    isLang(lang) &&
    [date, version].every((text) => typeof text === 'string') &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(pages) &&
    pages.every((page) => isRecord(page) && isOwnPath(page['path'])) &&
    isRecord(redirects) &&
    Object.entries(redirects).flat().every(isOwnPath)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path on this site. */
const isOwnPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isFile = (value: unknown): boolean =>
  isRecord(value) &&
  isOwnPath(value['path']) &&
  [value['bytes'], value['sent']].every((bytes) => typeof bytes === 'number') &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['in']);
