import type { Outline } from '../image/fill.ts';
import type { Random } from '../image/noise.ts';
import type { Sitter, Stance } from './head-cover.ts';
import { HEAD_COVERS } from './head-covers.ts';
import { type Point, points, smooth } from '../image/strokes.ts';

/** A head in profile, looking left, from the nape over the crown to the throat. */
const PROFILE: readonly Point[] = points(
  '0.24,-0.44 0.3,-0.3 0.37,-0.14 0.41,0.06 0.385,0.26 0.29,0.41 0.12,0.5 -0.08,0.505 -0.23,0.44 -0.32,0.32 -0.352,0.2 -0.358,0.1 -0.345,0.05 -0.372,-0.02 -0.408,-0.085 -0.43,-0.122 -0.418,-0.15 -0.378,-0.162 -0.372,-0.19 -0.392,-0.222 -0.384,-0.243 -0.374,-0.252 -0.384,-0.275 -0.37,-0.305 -0.352,-0.33 -0.358,-0.37 -0.345,-0.415 -0.3,-0.445 -0.22,-0.44 -0.1,-0.4 -0.06,-0.45 -0.055,-0.55 -0.08,-0.7 -0.1,-0.9 0.34,-0.9 0.27,-0.62',
);

/** The same from behind: an oval on a neck, ears barely out. */
const AWAY: readonly Point[] = points(
  '0,0.505 -0.18,0.475 -0.3,0.36 -0.352,0.18 -0.358,0.06 -0.392,0.04 -0.39,-0.06 -0.352,-0.13 -0.31,-0.26 -0.22,-0.39 -0.185,-0.48 -0.185,-0.62 -0.24,-0.9 0.24,-0.9 0.185,-0.62 0.185,-0.48 0.22,-0.39 0.31,-0.26 0.352,-0.13 0.39,-0.06 0.392,0.04 0.358,0.06 0.352,0.18 0.3,0.36 0.18,0.475',
);

/** Head turned three quarters away: brow, cheekbone and jaw on the left, no nose. */
const TURNED: readonly Point[] = points(
  '0.06,0.505 -0.14,0.48 -0.27,0.38 -0.33,0.22 -0.335,0.1 -0.318,0.04 -0.335,-0.04 -0.33,-0.14 -0.295,-0.25 -0.25,-0.36 -0.19,-0.42 -0.12,-0.44 -0.1,-0.55 -0.14,-0.9 0.36,-0.9 0.29,-0.6 0.28,-0.4 0.34,-0.2 0.4,0.04 0.37,0.28 0.24,0.44',
);

const HEADS: Record<Stance, readonly Point[]> = { profile: PROFILE, away: AWAY, turned: TURNED };

/** Bust from the side, chest to the left. */
const SIDE: readonly Point[] = points(
  '-0.02,-0.56 -0.13,-0.68 -0.36,-0.79 -0.6,-0.94 -0.75,-1.24 -0.82,-1.9 -0.84,-3 1.08,-3 1.05,-1.8 0.98,-1.28 0.83,-0.98 0.6,-0.81 0.4,-0.69 0.25,-0.5',
);

/** Bust from behind. */
const BACK: readonly Point[] = points(
  '-0.16,-0.52 -0.24,-0.63 -0.42,-0.73 -0.72,-0.83 -0.93,-0.97 -1.04,-1.22 -1.1,-1.7 -1.14,-3 1.14,-3 1.1,-1.7 1.04,-1.22 0.93,-0.97 0.72,-0.83 0.42,-0.73 0.24,-0.63 0.16,-0.52',
);

/** Draws a sitter: in profile, or turned away from us. */
export function pose(random: Random): Sitter {
  const stance = random.pick<Stance>(['profile', 'profile', 'profile', 'away', 'turned', 'turned']);
  const { outlines, veils } = random.pick(HEAD_COVERS)(random, stance);
  const jaw = random.between(0.93, 1.04);
  const head = HEADS[stance].map(([x, y]): Point => [x * jaw, y]);
  const broad = random.between(0.8, 1.06);
  const fall = random.between(0.86, 1.2);
  const [bust, shift] = stance === 'profile' ? [SIDE, 0] : stance === 'turned' ? [BACK, 0.1] : [BACK, 0];
  const body = bust.map(([x, y]): Point => [x * (y < -0.62 ? broad : 1) + shift, -0.6 + (y + 0.6) * fall]);
  const lean = stance === 'away' ? random.around(0, 0.05) : random.between(-0.13, 0.1);
  return {
    outlines: [nodded(smooth(head), lean), smooth(body), ...outlines.map((part) => nodded(part, lean))],
    veils: veils.map((part) => nodded(part, lean)),
  };
}

/** The head bows about the root of the neck; the lower a point, the less it moves, and the shoulders not at all. */
function nodded(outline: Outline, angle: number): Outline {
  const moved: number[] = [];
  for (let at = 0; at < outline.length; at += 2) {
    const x = outline[at] as number;
    const y = (outline[at + 1] as number) + 0.55;
    const share = Math.min(1, Math.max(0, (y + 0.3) / 0.4));
    const [c, s] = [Math.cos(angle * share), Math.sin(angle * share)];
    moved.push(x * c - y * s, x * s + y * c - 0.55);
  }
  return moved;
}
