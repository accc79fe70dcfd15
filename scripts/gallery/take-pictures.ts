import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { cover, shots, type Shot } from './shots.ts';

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1440, height: 860 };
/** Below the first fold stands the festival's name. */
const COVER_HEIGHT = 1200;
const QUALITY = { phone: 46, wide: 72 };

const folder = fileURLToPath(new URL('pictures', import.meta.url));

/**
 * Takes a picture of every route of a running site, and of its home page on a wide screen, replacing the former ones.
 * @param site its origin.
 * @param executablePath the browser.
 */
export async function takePictures(site: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const options = { baseURL: site, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    const phone = await browser.newContext({ ...options, viewport: PHONE });
    for (const shot of shots) await take(phone, site, shot, QUALITY.phone);
    const wide = await browser.newContext({ ...options, viewport: WIDE });
    await take(wide, site, cover, QUALITY.wide, COVER_HEIGHT);
  } finally {
    await browser.close();
  }
}

async function take(
  context: BrowserContext,
  site: string,
  { path, file }: Shot,
  quality: number,
  height = PHONE.height,
): Promise<void> {
  const page = await context.newPage();
  // As one who comes from another page: a phone's first page goes without fonts.
  await page.goto(path, { referer: site, waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const width = page.viewportSize()?.width ?? PHONE.width;
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  await page.close();
  const encoded = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  writeFileSync(`${folder}/${file}`, encoded);
}
