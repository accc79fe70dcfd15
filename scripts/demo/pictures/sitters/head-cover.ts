import type { Outline } from '../image/fill.ts';
import type { Random } from '../image/noise.ts';
import type { Point } from '../image/strokes.ts';

/** A sitter seen against the light: the head is about 1 tall, its middle at (0, 0). */
export interface Sitter {
  readonly outlines: Outline[];
  /** Thin parts that let some light through: loose hair, the edge of a veil. */
  readonly veils: Outline[];
}

/** How the sitter stands to the light. */
export type Stance = 'profile' | 'away' | 'turned';

/** What covers a head: its hair, or what is worn over it. */
export type HeadCover = (random: Random, stance: Stance) => Sitter;

/** Middle of the skull in each stance. */
export const skull = (stance: Stance): Point =>
  stance === 'profile' ? [0.05, 0.14] : stance === 'turned' ? [0.04, 0.13] : [0, 0.12];
