import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { langs } from '../fixtures/routes.ts';
import { documentAt, fileAt, isFile, jsonAt } from './built-site.ts';

const sizes = z.string().regex(/^\d+x\d+$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
/** The rules of the W3C's Web App Manifest, and what Chromium requires before it offers to install a site. */
const manifestShape = z.strictObject({
  id: z.literal('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.enum(langs),
  dir: z.literal('ltr'),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: colour,
  background_color: colour,
  categories: z.array(z.string()).nonempty(),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes,
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable', 'monochrome']),
    }),
  ),
  shortcuts: z.array(z.strictObject({ name: z.string().min(1), url: z.string() })).length(4),
  screenshots: z.array(
    z.strictObject({
      src: z.string(),
      sizes,
      type: z.literal('image/webp'),
      form_factor: z.enum(['narrow', 'wide']),
    }),
  ),
});

const manifestIn = (lang: string) => manifestShape.parse(jsonAt(`${lang}/manifest.webmanifest`));

async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp(fileAt(path)).metadata();
  return `${width}x${height}`;
}

/** Reads the width of a square picture, and the samples of red, green, blue and alpha at any of its points. */
async function samplesOf(path: string) {
  const { data, info } = await sharp(fileAt(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { side: info.width, at };
}

describe.each(langs)('in %s', (lang) => {
  test('the site can be installed and opens in that language', () => {
    const { lang: written, start_url: start, shortcuts, icons } = manifestIn(lang);
    expect(written).toBe(lang);
    // Its first shortcut leads to what is open now.
    expect(shortcuts[0]).toEqual({ name: lang === 'fr' ? 'Maintenant' : 'Now', url: `/${lang}/now/` });
    for (const path of [start, ...shortcuts.map(({ url }) => url)]) {
      expect(path).toMatch(new RegExp(`^/${lang}/`));
      expect(isFile(path), path).toBe(true);
    }
    const bySize = icons.filter(({ purpose }) => purpose === 'any').map((icon) => icon.sizes);
    expect(bySize).toEqual(['192x192', '512x512']);
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
  });

  test('every icon and screenshot exists in the size that the manifest states', async () => {
    const { icons, screenshots } = manifestIn(lang);
    for (const { src, sizes: said } of [...icons, ...screenshots]) expect(await sizeOf(src), src).toBe(said);
    expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  });

  test('a page links to the manifest, and the icon for iOS is opaque and 180 pixels wide', async () => {
    const document = documentAt(`/${lang}/event/Contre-jour/`);
    expect(document.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(
      `/${lang}/manifest.webmanifest`,
    );
    const touch = 'apple-touch-icon.png';
    expect(await sizeOf(touch)).toBe('180x180');
    expect((await sharp(fileAt(touch)).stats()).isOpaque).toBe(true);
  });

  test('the address bar has the colour of an edition on its pages', () => {
    const themeAt = (path: string) =>
      Array.from(
        documentAt(`/${lang}/${path}`).querySelectorAll('meta[name="theme-color"]'),
        (meta) =>
          `${meta.getAttribute('content')}${/light|dark/.exec(meta.getAttribute('media') ?? '')?.[0] ?? ''}`,
      );
    expect(themeAt('edition/2022/')).toEqual(['#176a3d']);
    expect(themeAt('program/2022/')).toEqual(['#176a3d']);
    expect(themeAt('edition/2024/')).toEqual([manifestIn(lang).theme_color]);
    expect(themeAt('about-us/')).toEqual(['#fffffflight', '#000000dark']);
  });
});

test('the drawing of the maskable icon fits in a circle of four fifths of its width', async () => {
  const { side, at } = await samplesOf('icons/maskable-512.png');
  const ground = at(0, 0);
  expect(ground[3]).toBe(255);
  let drawn = 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (at(x, y).join() === ground.join()) continue;
      drawn += 1;
      expect(Math.hypot(x - side / 2, y - side / 2)).toBeLessThanOrEqual(0.4 * side);
    }
  }
  expect(drawn).toBeGreaterThan(0.05 * side * side);
});

test('the monochrome icon is a shape of one colour, which a system can replace', async () => {
  const { channels } = await sharp(fileAt('icons/monochrome-512.png')).stats();
  const [red, green, blue, alpha] = channels.map(({ min, max }) => [min, max]);
  expect([red, green, blue]).toEqual(Array.from({ length: 3 }, () => red));
  expect(alpha).toEqual([0, 255]);
});
