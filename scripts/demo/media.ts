import type { PictureAt } from './documents/cover.ts';
import { documentPdf } from './documents/document.ts';
import { banner } from './pictures/banner.ts';
import { renderLogo } from './pictures/logos/logo.ts';
import { PHOTOGRAPHS } from './pictures/photographs.ts';
import { portrait } from './pictures/portrait.ts';
import { renderPicture, type Style } from './pictures/render.ts';
import type { Media } from '../api/media-source.ts';

const SEED = '[a-z0-9][a-z0-9_-]{0,80}';
const PICTURE = new RegExp(
  `^/media/(?:photo/([a-z]+)|(portrait|banner))/(${SEED}?)(?:-(\\d+)x(\\d+))?\\.jpg$`,
);
const LOGO = new RegExp(`^/media/logo/(${SEED})\\.svg$`);
const PDF = /^\/media\/pdf\/([a-z-]+)\.pdf$/;

const MIN_SIDE = 64;
const MAX_SIDE = 3200;
const PORTRAIT_SIZE = { width: 800, height: 1000 };

/**
 * Makes the demo festival's medium at `path` (pixels from 64 to 3200 a side); null when there is none by that name.
 * The same path always gives the same bytes.
 * @param pictureAt gives documents the pictures they show: as this function draws them, unless they are there already.
 */
export async function renderMedia(path: string, pictureAt: PictureAt = drawPicture): Promise<Media | null> {
  const picture = PICTURE.exec(path);
  if (picture !== null) return renderJpeg(picture);
  const slug = LOGO.exec(path)?.[1];
  if (slug !== undefined) return { body: new TextEncoder().encode(renderLogo(slug)), type: 'image/svg+xml' };
  const name = PDF.exec(path)?.[1];
  const body = name === undefined ? null : await documentPdf(name, pictureAt);
  return body === null ? null : { body, type: 'application/pdf' };
}

/** Draws a picture of the festival. @throws Error when there is none at the path. */
export async function drawPicture(path: string): Promise<Uint8Array> {
  const media = await renderMedia(path);
  if (media === null)
    throw new Error(`No picture can be drawn at ${path}: see the paths in scripts/demo/media.ts.`);
  return media.body;
}

async function renderJpeg([
  ,
  photograph,
  other,
  seed,
  columns,
  rows,
]: RegExpExecArray): Promise<Media | null> {
  const style = photograph === undefined ? STYLES.get(other ?? '') : PHOTOGRAPHS.get(photograph);
  const size =
    columns === undefined
      ? other === 'portrait'
        ? PORTRAIT_SIZE
        : null
      : { width: Number(columns), height: Number(rows) };
  if (style === undefined || size === null || !isAllowedSide(size.width) || !isAllowedSide(size.height))
    return null;
  const body = await renderPicture(style, `${photograph ?? other}/${seed}`, size.width, size.height);
  return { body, type: 'image/jpeg' };
}

const STYLES: ReadonlyMap<string, Style> = new Map(Object.entries({ portrait, banner }));

const isAllowedSide = (side: number): boolean => side >= MIN_SIDE && side <= MAX_SIDE;
