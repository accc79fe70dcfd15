import type { Id } from '../model/common.ts';

const PREFIX = '#e=';

/** Events that somebody shares. */
export interface SharedPlan {
  /** Each once, in the order of the link. */
  ids: Id[];
  /** What stands in the link and is no event's number. */
  unreadable: string[];
}

/** The part of a link that shares a plan, after the page's address: `#e=12,57`. */
export const planHash = (ids: readonly Id[]): string => PREFIX + ids.join(',');

/** Reads `#e=12,57`; null for an address that shares no plan. */
export function readPlanHash(hash: string): SharedPlan | null {
  if (!hash.startsWith(PREFIX)) return null;
  // Messengers write the comma as %2C.
  const parts = hash
    .slice(PREFIX.length)
    .split(/,|%2c/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const isId = (part: string): boolean => /^[1-9]\d{0,8}$/.test(part);
  return {
    ids: [...new Set(parts.filter(isId).map(Number))],
    unreadable: [...new Set(parts.filter((part) => !isId(part)))],
  };
}
