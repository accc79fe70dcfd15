import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { cover, shots, type Shot } from './shots.ts';

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1440, height: 860 };
/** Pixels: the festival's name is below the first fold. */
const COVER_HEIGHT = 1200;
const QUALITY = { phone: 46, wide: 72 };

const folder = fileURLToPath(new URL('pictures', import.meta.url));

/** Takes a picture of every route of a running site, and of its home page on a wide screen, replacing earlier ones. */
export async function takePictures(site: string, executablePath: string): Promise<void> {
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const options = { baseURL: site, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const phone = await browser.newContext({ ...options, viewport: PHONE });
  for (const shot of shots) await take(phone, site, shot, QUALITY.phone);
  const wide = await browser.newContext({ ...options, viewport: WIDE });
  await take(wide, site, cover, QUALITY.wide, COVER_HEIGHT);
}

async function take(
  context: BrowserContext,
  site: string,
  { path, file }: Shot,
  quality: number,
  height = PHONE.height,
): Promise<void> {
  const page = await context.newPage();
  // With a referrer on the same site: on a phone, the first page of a visit is shown without fonts.
  await page.goto(path, { referer: site, waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const width = page.viewportSize()?.width ?? PHONE.width;
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  await page.close();
  const encoded = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  writeFileSync(`${folder}/${file}`, encoded);
}
