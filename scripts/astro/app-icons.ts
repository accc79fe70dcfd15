import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type AppIcon, appIcons, touchIcon, appScreenshots } from '../../src/site/web-app.ts';
import type { Environment } from '../../src/site/environment.ts';
import { festivalMotif } from '../../src/site/share-card.ts';
import { openFaces } from './share-cards/faces.ts';
import { UNITS } from './share-cards/typeface.ts';

const LIGHT = '#ffffff';
const INK = '#0c0c0e';
/** Share of a side that the motif fills. Its corners stay within the circle to which a maskable icon may be cropped. */
const SHARE = { any: 0.72, maskable: 0.54, monochrome: 0.72 } as const;
/** Dots per inch at which a mark is rendered, so that a small drawing is sharp when enlarged. */
const DENSITY = 600;

/** Draws the icons of the installed site, its mark or its initial in white on black, and copies its screenshots. */
export async function drawAppIcons(dist: string, environment: Environment): Promise<void> {
  const fileOf = (path: string): string => {
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  const { name, markFile } = festivalMotif(environment);
  let motif: Sharp;
  if (markFile === null) {
    const initial = await openInitial(name);
    motif = await pictureOf(initial);
    writeFileSync(fileOf('favicon.svg'), tabIconOf(initial));
  } else motif = sharp(markFile, { density: DENSITY });
  await Promise.all([...appIcons, touchIcon].map((icon) => drawIcon(motif, icon, fileOf(icon.path))));
  for (const { path, file } of appScreenshots(environment)) copyFileSync(file, fileOf(path));
}

/** The outline of a name's first letter in the display face: a whole name would be too small to read. */
async function openInitial(name: string) {
  const [first] = new Intl.Segmenter().segment(name);
  const letter = (first?.segment ?? name).toLocaleUpperCase();
  const display = (await openFaces()).display(letter);
  return { outline: display.outline(letter), width: display.widthOf(letter) };
}

type Initial = Awaited<ReturnType<typeof openInitial>>;

/** Renders the letter without space around it. */
async function pictureOf({ outline, width }: Initial): Promise<Sharp> {
  // Leaves room for strokes beyond the letter's advance width; `trim` removes what stays empty.
  const box = `${-UNITS} ${-1.5 * UNITS} ${(width + 2) * UNITS} ${2 * UNITS}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${(width + 2) * UNITS}" height="${2 * UNITS}">${outline}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).trim().png().toBuffer());
}

/** Returns the icon of the browser's tab, which replaces that of the demo. */
function tabIconOf({ outline, width }: Initial): string {
  const side = 1.5 * UNITS;
  // Capitals of the face are about 0.7 em high.
  const place = `translate(${(side - width * UNITS) / 2} ${(side + 0.7 * UNITS) / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="${INK}"/><g fill="${LIGHT}" transform="${place}">${outline}</g></svg>`;
}

async function drawIcon(motif: Sharp, { size, purpose }: AppIcon, file: string): Promise<void> {
  const side = Math.round(size * SHARE[purpose]);
  const shape = motif.clone().resize({ width: side, height: side, fit: 'inside' }).extractChannel('alpha');
  const { data, info } = await shape.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const input = await sharp({ create: { width, height, channels: 3, background: LIGHT } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const ground = purpose === 'monochrome' ? { r: 0, g: 0, b: 0, alpha: 0 } : INK;
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ palette: purpose !== 'monochrome', effort: 10 })
    .toFile(file);
}
