import type { Lang } from '../model/core.ts';
import { languages } from '../model/language-table.ts';

/** A number of bytes as devices state it: "48 ko", "1,2 Mo"; "48 kB", "1.2 MB". */
export function formatBytes(bytes: number, lang: Lang): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const [value, unit] =
    kilobytes < 1000
      ? [kilobytes, 'kilobyte']
      : bytes < 999.95e6
        ? [bytes / 1e6, 'megabyte']
        : [bytes / 1e9, 'gigabyte'];
  return new Intl.NumberFormat(languages[lang].locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Part of the free space reported by the browser that is left for its own records. */
const RESERVE_BYTES = 5_000_000;

/** Returns the bytes that may still be stored, by the browser's estimate; infinite if there is none. */
export function availableBytes({ quota, usage }: { quota?: number; usage?: number }): number {
  return quota === undefined ? Infinity : Math.max(0, quota - (usage ?? 0) - RESERVE_BYTES);
}
