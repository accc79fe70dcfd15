import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { type AppIcon, appIcons, touchIcon, appScreenshots } from '../../src/site/web-app.ts';
import type { Environment } from '../../src/site/environment.ts';
import { festivalMotif } from '../../src/site/share-card.ts';
import { drawMotif, type Motif } from './motif.ts';

const WALL = '#ffffff';
const INK = '#0c0c0e';
/** What the motif fills of a side. Its corners stay within the circle that a maskable icon may be cut to. */
const SHARE = { any: 0.72, maskable: 0.54, monochrome: 0.72 } as const;

/** Draws the icons of the installed site: its mark, or its initial, of light on ink. */
export function drawAppIcons(environment: Environment): AstroIntegration {
  return {
    name: 'app-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const fileOf = (path: string): string => {
          const file = fileURLToPath(new URL(`.${path}`, dir));
          mkdirSync(dirname(file), { recursive: true });
          return file;
        };
        const motif = iconMotif(environment);
        await Promise.all([...appIcons, touchIcon].map((icon) => drawIcon(motif, icon, fileOf(icon.path))));
        for (const { path, file } of appScreenshots(environment)) copyFileSync(file, fileOf(path));
      },
    },
  };
}

/** A whole name would be too small to read. */
function iconMotif(environment: Environment): Motif {
  const { name, markFile } = festivalMotif(environment);
  const [initial] = new Intl.Segmenter().segment(name);
  return { letters: (initial?.segment ?? name).toLocaleUpperCase(), markFile };
}

async function drawIcon(motif: Motif, { size, purpose }: AppIcon, file: string): Promise<void> {
  const side = size * SHARE[purpose];
  const input = await drawMotif(motif, { width: side, height: side, ink: WALL });
  const ground = purpose === 'monochrome' ? { r: 0, g: 0, b: 0, alpha: 0 } : INK;
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ palette: purpose !== 'monochrome', effort: 10 })
    .toFile(file);
}
