import { atom } from 'nanostores';
import type { Id, Position } from '../domain/model/core.ts';

/** Starting point of walks: a venue, or the visitor's position. */
export type WalkStart =
  | { position: Position; placeId: Id }
  /** `accuracy`: the visitor is within this many metres of the position. */
  | { position: Position; placeId: null; accuracy: number };

/** Starting point that the visitor chose, for as long as the page is open. It is neither stored nor sent. */
export const $walkStart = atom<WalkStart | null>(null);
