import type { Random } from './noise.ts';
import type { Sitter, Stance } from './silhouette.ts';
import type { Point } from './strokes.ts';

/** What covers a head: its hair, or what is worn over it. */
export type Dress = (random: Random, stance: Stance) => Sitter;

/** Middle of the skull in each stance. */
export const skull = (stance: Stance): Point =>
  stance === 'profile' ? [0.05, 0.14] : stance === 'turned' ? [0.04, 0.13] : [0, 0.12];
