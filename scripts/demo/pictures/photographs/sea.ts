import { through } from '../scene/camera.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { clamp, mix, smoothstep } from '../image/light.ts';
import { createNoise, fractal, type Noise } from '../image/noise.ts';
import type { Style } from '../render.ts';
import type { Vector } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { coastline, MOODS, type Weather } from '../scene/weather.ts';
import type { Look } from '../scene/look.ts';

/** Water glitters: only what differs more than its ripples do is an edge. */
const GLITTER = 0.1;

/** The sun over the water: a path of fire, a milky long exposure, a noon seen from above. */
export const sea: Style = (frame, random) => {
  const mood = random.pick(['path', 'path', 'noon', 'still', 'dusk'] as const);
  const weather = MOODS[mood](random);
  const above = mood === 'noon';
  const camera = {
    from: [0, random.between(1.5, 6), 0] as Vector,
    yaw: 0,
    pitch: above ? random.between(-0.75, -0.35) : random.between(-0.3, 0.2),
    roll: random.around(0, 0.008),
    focal: above ? random.between(0.9, 1.5) : random.between(0.8, 2),
  };
  const coast = !above && random.chance(0.55) ? coastline(random) : null;
  expose(
    frame,
    through(
      camera,
      seascape(weather, createNoise(random), camera.from[1], frame.pixel / camera.focal, coast),
    ),
    GLITTER,
  );
  return {
    ...NEUTRAL_FILM,
    tone: TONES[weather.tone],
    toning: weather.toning,
    exposure: metered(frame, mood === 'still' ? random.between(0.18, 0.34) : random.between(0.11, 0.24)),
    contrast: 1.4,
    bloom: 0.16,
    halation: 0.06,
    grain: 0.6,
  };
};

function seascape(
  weather: Weather,
  noise: Noise,
  height: number,
  blurring: number,
  coast: ((bearing: number) => number) | null,
): Look {
  const { climb, bearing, waves, water, haze } = weather;
  const toSun: Vector = [
    Math.sin(bearing) * Math.cos(climb),
    Math.sin(climb),
    Math.cos(bearing) * Math.cos(climb),
  ];
  const sky = (dx: number, dy: number, dz: number, out: Float32Array): void => {
    const up = Math.sqrt(clamp(dy * 1.6));
    const away = Math.acos(clamp(dx * toSun[0] + dy * toSun[1] + dz * toSun[2], -1, 1));
    const aureole = 0.9 * Math.exp(-away * 9) + 0.45 * Math.exp(-away * 2.6);
    const disc = 14 * smoothstep(0.024, 0.018, away) * smoothstep(-0.012, 0.012, climb);
    const cloud =
      dy > 0.002
        ? 0.16 *
          fractal(noise, (dx / (dy + 0.12)) * 0.9, (dz / (dy + 0.12)) * 0.35, 4) *
          smoothstep(0, 0.12, dy)
        : 0;
    for (let channel = 0; channel < 3; channel++) {
      const base = mix(weather.horizon[channel] as number, weather.zenith[channel] as number, up);
      out[channel] =
        base * (1 + cloud) + (weather.glow[channel] as number) * (aureole + disc + cloud * aureole);
    }
  };
  const far = new Float32Array(3);
  return (ox, _oy, oz, dx, dy, dz, out) => {
    if (dy >= 0) {
      sky(dx, dy, dz, out);
      const shore = coast === null ? 0 : coast(Math.atan2(dx, dz));
      if (dy < shore)
        for (let channel = 0; channel < 3; channel++)
          out[channel] = mix(
            (out[channel] as number) * 0.22,
            weather.horizon[channel] as number,
            0.12 + haze * 0.45,
          );
      return;
    }
    const t = height / -dy;
    const x = ox + dx * t;
    const z = oz + dz * t;
    const footprint = (t * blurring) / Math.max(-dy, 0.004);
    let sx = 0;
    let sz = 0;
    let rough = 0.0004;
    let size = 3.2;
    for (let octave = 0; octave < 6; octave++) {
      const seen = smoothstep(1.1, 0.3, footprint / size);
      const slope = waves * 0.62;
      if (seen > 0.01) {
        const u = x / size / 1.5 + octave * 5.7;
        const v = z / size + octave * 3.1;
        const here = noise(u, v);
        sx += (noise(u + 0.06, v) - here) * 9 * slope * seen;
        sz += (noise(u, v + 0.06) - here) * 14 * slope * seen;
      }
      rough += slope * slope * 0.55 * (1 - seen * seen);
      size *= 0.46;
    }
    const length = Math.sqrt(sx * sx + 1 + sz * sz);
    const nx = -sx / length;
    const ny = 1 / length;
    const nz = -sz / length;
    const facing = Math.min(-0.02, dx * nx + dy * ny + dz * nz);
    const rx = dx - 2 * facing * nx;
    const ry = Math.abs(dy - 2 * facing * ny);
    const rz = dz - 2 * facing * nz;
    const fresnel = 0.02 + (0.98 * (1 + facing) ** 5) / (1 + rough * 12);
    sky(rx, Math.min(1, ry + rough * 0.4), rz, out);
    const hx = toSun[0] - dx;
    const hy = toSun[1] - dy;
    const hz = toSun[2] - dz;
    const half = Math.sqrt(hx * hx + hy * hy + hz * hz);
    const tilt = Math.max(0.05, (hx * nx + hy * ny + hz * nz) / half);
    const glint =
      (Math.exp((1 - 1 / (tilt * tilt)) / rough) / rough) *
      0.012 *
      (0.05 + 0.95 * fresnel) *
      smoothstep(-0.03, 0.08, climb);
    for (let channel = 0; channel < 3; channel++) {
      const reflected = Math.min(out[channel] as number, 3) * fresnel;
      out[channel] =
        mix(water[channel] as number, reflected, 1) +
        (water[channel] as number) * (1 - fresnel) +
        Math.min(glint, 12) * (weather.glow[channel] as number);
    }
    const veil = haze * (1 - Math.exp(-t / 260));
    if (veil < 0.004) return;
    sky(dx, 0.002, dz, far);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = mix(out[channel] as number, Math.min(far[channel] as number, 2.5), veil);
  };
}
