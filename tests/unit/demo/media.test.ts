import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { PictureAt } from '../../../scripts/demo/documents/cover.ts';
import { drawPicture, renderMedia } from '../../../scripts/demo/media.ts';
import { PHOTOGRAPHS } from '../../../scripts/demo/pictures/photographs.ts';

// Rendering is honest work: a press kit with its ten pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** What a document shows, drawn small: this is about the document. */
const small: PictureAt = (path) => drawPicture(path.replace(/-\d+x\d+\.jpg$/, '-96x64.jpg'));

/** Bytes of the medium at a path that must exist. */
async function bytesOf(path: string): Promise<Buffer> {
  const media = await renderMedia(path, small);
  if (media === null) throw new Error(`Nothing is drawn at ${path}`);
  return Buffer.from(media.body);
}

/** How far the picture's pixels stray from their mean: a blank picture has 0. */
async function contrastOf(path: string): Promise<number> {
  const { channels } = await sharp(await bytesOf(path)).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('the demo festival’s pictures', () => {
  it.each([...PHOTOGRAPHS.keys()])(
    'a photograph in the style “%s” has the size its path says and is not blank',
    async (style) => {
      const path = `/media/photo/${style}/reader-210x140.jpg`;
      const { width, height, format } = await sharp(await bytesOf(path)).metadata();
      expect([width, height, format]).toEqual([210, 140, 'jpeg']);
      expect(await contrastOf(path)).toBeGreaterThan(3);
    },
  );

  it.each([...PHOTOGRAPHS.keys()])(
    'the same path gives the same bytes each time in the style “%s”',
    async (style) => {
      const path = `/media/photo/${style}/again-120x80.jpg`;
      expect((await bytesOf(path)).equals(await bytesOf(path))).toBe(true);
    },
  );

  it('another seed gives another picture', async () => {
    const [one, other] = await Promise.all(
      ['a', 'b'].map((seed) => bytesOf(`/media/photo/arches/${seed}-120x80.jpg`)),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('a thumbnail shows the same picture as its original', async () => {
    const grey = async (size: string): Promise<Buffer> =>
      sharp(await bytesOf(`/media/photo/interior/patio-${size}.jpg`))
        .resize(24, 16)
        .greyscale()
        .raw()
        .toBuffer();
    const [small, large] = await Promise.all([grey('240x160'), grey('960x640')]);
    const apart =
      small.reduce((sum, value, at) => sum + Math.abs(value - (large[at] ?? 0)), 0) / small.length;
    expect(apart).toBeLessThan(6);
  });

  it('a portrait without a size is 800 by 1000', async () => {
    const { width, height } = await sharp(await bytesOf('/media/portrait/selima-bouhafs.jpg')).metadata();
    expect([width, height]).toEqual([800, 1000]);
  });

  it('a seed may itself hold hyphens and figures', async () => {
    const { width, height } = await sharp(
      await bytesOf('/media/banner/latitude-36-7-320x180.jpg'),
    ).metadata();
    expect([width, height]).toEqual([320, 180]);
  });

  it('a logo is an SVG of strokes and shapes alone, which needs no font and no inline style', async () => {
    const svg = (await bytesOf('/media/logo/hotel-du-belvedere-d-or.svg')).toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 320 120"/);
    expect(svg).not.toMatch(/<text|style=|<script/);
    expect(
      await sharp(Buffer.from(svg))
        .stats()
        .then(({ isOpaque }) => isOpaque),
    ).toBe(false);
  });
});

describe('what is not a picture of the festival', () => {
  it.each([
    '/media/photo/unknown/a-600x400.jpg',
    '/media/photo/sea/a-63x400.jpg',
    '/media/photo/sea/a-600x3201.jpg',
    '/media/photo/sea/a-600x99999999999.jpg',
    '/media/photo/sea/a.jpg',
    '/media/photo/sea/../a-600x400.jpg',
    '/media/photo/sea/%2e%2e-600x400.jpg',
    '/media/banner/a.jpg',
    '/media/logo/../../etc/passwd.svg',
    '/media/pdf/unknown.pdf',
    '/media/photo/__proto__/a-600x400.jpg',
    '/media/',
    '',
  ])('there is nothing at “%s”', async (path) => {
    expect(await renderMedia(path)).toBeNull();
  });
});

describe('the festival’s documents', () => {
  it.each([
    ['programme-fr', /^Dhaw 2024, Contre-jour – Programme$/, 'fr-TN'],
    ['press-kit-en', /^Dhaw 2024, .+ – Press kit$/, 'en-GB'],
  ])('%s is a tagged PDF with a title, a language and pages', async (name, title, language) => {
    const file = await bytesOf(`/media/pdf/${name}.pdf`);
    const text = file.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain(`/Lang (${language})`);
    expect(titleOf(file)).toMatch(title);
  });

  it('the same document has the same bytes each time', async () => {
    const path = '/media/pdf/programme-en.pdf';
    expect((await bytesOf(path)).equals(await bytesOf(path))).toBe(true);
  });
});

/** The title in the document’s information, an object of its own; UTF-16 when it holds more than ASCII. */
function titleOf(pdf: Buffer): string {
  const number = /\/Info[\s\S]*?(\d+) 0 R/.exec(pdf.toString('latin1'))?.[1] ?? '';
  const valueOf = (object: string): Buffer => {
    const start = pdf.indexOf(`\n${object} 0 obj\n`) + object.length + 8;
    return pdf.subarray(start, pdf.indexOf('\nendobj', start));
  };
  const title = /\/Title (\d+) 0 R/.exec(valueOf(number).toString('latin1'))?.[1] ?? '';
  const raw = Buffer.from(valueOf(title).subarray(1, -1));
  return raw[0] === 0xfe ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1');
}
