import { arches } from './photographs/arches.ts';
import { dunes } from './photographs/dunes.ts';
import { interior } from './photographs/interior.ts';
import { lamp } from './photographs/lamp.ts';
import { moucharabieh } from './photographs/moucharabieh.ts';
import type { Style } from './render.ts';
import { sea } from './photographs/sea.ts';
import { tone } from './image/tones.ts';

/** Inks of the editions' posters: dark to light, two colours apart. */
const INKS = [
  tone('0d0f2e', '6b1f3a', 'd8512f', 'f7a65a', 'fff0d2'),
  tone('061b2b', '0c4a5e', '3c93a0', 'a8d3c4', 'fbf3dc'),
  tone('1d0a1e', '6e1b44', 'd0566a', 'f3aa97', 'fff0e2'),
  tone('100c08', '5a3712', 'bd7f1e', 'f0c35e', 'fff7dd'),
  tone('0b0d2a', '2a2f86', '7a78cf', 'c9bfe6', 'fbf3ea'),
  tone('07150f', '1c4a37', '649068', 'c4cf9c', 'fbf5df'),
  tone('0a0a0b', '3b3b3c', '7f7e7c', 'c6c4bf', 'f6f4ee'),
] as const;

/** The large picture at the head of an edition: one of the studies of light, printed in the inks of a poster. */
export const banner: Style = (frame, random) => {
  const study = random.pick([arches, arches, moucharabieh, sea, sea, dunes, interior, lamp]);
  const inks = random.pick(INKS);
  return { ...study(frame, random), tone: inks, toning: random.pick([1, 0.8]), grain: 0.6 };
};
