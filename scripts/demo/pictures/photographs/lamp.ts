import { through } from '../scene/camera.ts';
import { type Shot, walkAbout } from '../scene/compose.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { smoothstep } from '../image/light.ts';
import { courtyard, FLAME, lane, lantern } from '../scene/nights.ts';
import type { Style } from '../render.ts';
import { panel } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { createHit, trace } from '../scene/tracer.ts';
import { createLook, type Look } from '../scene/look.ts';

/** A lamp at night: behind a pierced shade, in a house whose door or window is open, round the corner of a lane. */
export const lamp: Style = (frame, random) => {
  const night = random.pick([lantern, courtyard, courtyard, lane, lane]);
  const shot = walkAbout(random, 7, { lit: random.between(0.06, 0.24), sky: 0.4 }, night);
  expose(frame, through(shot.camera, withFlame(shot)));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['sodium', 'saffron', 'cobalt', 'silver', 'rose', 'selenium'])],
    toning: random.pick([0.15, 0.25, 0.4, 1]),
    exposure: metered(frame, random.between(0.045, 0.09)),
    contrast: random.between(1.15, 1.4),
    bloom: 0.2,
    halation: 0.3,
    grain: 0.9,
    vignette: 0.3,
  };
};

/** The world, and in it the lamp itself where nothing stands before it. */
function withFlame({ scene }: Shot): Look {
  const look = createLook(scene);
  const panels = scene.slabs.map(panel);
  const hit = createHit();
  const [fx, fy, fz] = scene.lamps[0]?.at ?? [0, 0, 0];
  return (ox, oy, oz, dx, dy, dz, out) => {
    look(ox, oy, oz, dx, dy, dz, out);
    const along = (fx - ox) * dx + (fy - oy) * dy + (fz - oz) * dz;
    const bulb =
      12 *
      smoothstep(0.075, 0.06, Math.hypot(ox + dx * along - fx, oy + dy * along - fy, oz + dz * along - fz));
    if (along <= 0 || bulb === 0) return;
    trace(panels, ox, oy, oz, dx, dy, dz, hit);
    if (hit.slab >= 0 && hit.distance < along) return;
    for (let channel = 0; channel < 3; channel++) out[channel] = bulb * (FLAME[channel] as number);
  };
}
