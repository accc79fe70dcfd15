import type { Id } from '../../domain/model/core.ts';
import { returnPath } from '../../domain/text/links.ts';

/** Reads `?next=/fr/program/2024/&register=5`. */
export function pendingActionIn(search: string) {
  const params = new URLSearchParams(search);
  const event = params.get('register') ?? '';
  const eventId: Id | null = /^\d{1,15}$/.test(event) ? Number(event) : null;
  return {
    /** Page that the visitor was on; null if they came for the account itself. */
    next: returnPath(params.get('next')),
    /** Event that the visitor was registering for; null if there is none. */
    eventId,
  };
}
