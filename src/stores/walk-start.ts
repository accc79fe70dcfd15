import { atom } from 'nanostores';
import type { Id, Position } from '../domain/model/core.ts';

/** From where walks are counted: a venue, or where the visitor is. */
export type WalkStart =
  | { position: Position; placeId: Id }
  /** The visitor is within so many metres of the position. */
  | { position: Position; placeId: null; accuracy: number };

/** Chosen by the visitor, for as long as the page is open: it is neither stored nor sent. */
export const $walkStart = atom<WalkStart | null>(null);
