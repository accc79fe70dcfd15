import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFont, DISPLAY_FACE } from '../../../scripts/astro/fonts.ts';
import { quickWoff2 } from '../../../scripts/astro/woff2.ts';

test('a font as WOFF2 is what another reader of it makes of the original', async () => {
  const [source = ''] = DISPLAY_FACE.sources;
  const { weight } = DISPLAY_FACE;
  const font = readFileSync(await cutFont({ source, weight, letters: 'Contre-jour', format: 'truetype' }));
  const compressed = quickWoff2(font);
  expect(compressed.length).toBeLessThan(font.length * 0.65);
  const glyphs = (whole: Buffer) => subsetFont(whole, 'Contre-jour', { targetFormat: 'truetype' });
  expect(tablesOf(await glyphs(compressed))).toEqual(tablesOf(await glyphs(font)));
});

/** Tables by tag; of `head` all but the checksum, and the mark of what was compressed. */
function tablesOf(font: Buffer): Map<string, string> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const tag = font.toString('latin1', entry, entry + 4);
      const start = font.readUInt32BE(entry + 8) + (tag === 'head' ? 18 : 0);
      return [tag, font.toString('hex', start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}
