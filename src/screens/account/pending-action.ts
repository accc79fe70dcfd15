import type { Id } from '../../domain/model/common.ts';
import { returnPath } from '../../domain/account/return-path.ts';

/** What the visitor was doing when they were asked to sign in. */
export interface Errand {
  /** Where they were; null when they came for the account itself. */
  next: string | null;
  /** The event they wanted to register for. */
  eventId: Id | null;
}

/** Reads `?next=/fr/program/2024/&register=5`. */
export function errandIn(search: string): Errand {
  const params = new URLSearchParams(search);
  const event = params.get('register') ?? '';
  return { next: returnPath(params.get('next')), eventId: /^\d{1,15}$/.test(event) ? Number(event) : null };
}
