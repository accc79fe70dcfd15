import type { Shade } from '../image/frame.ts';
import type { Vector } from './slab.ts';
import type { Look } from './look.ts';

/** A view camera: stands at `from`, turned by `yaw` (to the right) and `pitch` (up), in radians. */
export interface Camera {
  readonly from: Vector;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll?: number;
  /** Focal length in picture sides: 0.6 is wide, 1 normal, 2 long. */
  readonly focal: number;
  /** Shift of the lens up, in picture sides: shows more above without making walls lean. */
  readonly rise?: number;
  /** Prints the picture left for right. */
  readonly mirrored?: boolean;
}

/** Turns scene coordinates into rays and looks along them. */
export function through(camera: Camera, look: Look): Shade {
  const { from, yaw, pitch, focal, roll = 0, rise = 0, mirrored = false } = camera;
  const [sy, cy, sp, cp, sr, cr] = [yaw, pitch, roll].flatMap((angle) => [
    Math.sin(angle),
    Math.cos(angle),
  ]) as [number, number, number, number, number, number];
  return (across, y, out) => {
    const x = mirrored ? -across : across;
    const right = x * cr - (y + rise) * sr;
    const up = x * sr + (y + rise) * cr;
    const forward = focal * cp - up * sp;
    const vertical = focal * sp + up * cp;
    const dx = right * cy + forward * sy;
    const dz = forward * cy - right * sy;
    const length = Math.sqrt(dx * dx + vertical * vertical + dz * dz);
    look(from[0], from[1], from[2], dx / length, vertical / length, dz / length, out);
  };
}
