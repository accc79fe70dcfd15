import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFont, DISPLAY_FACE } from '../../../../scripts/astro/fonts/fonts.ts';
import { quickWoff2 } from '../../../../scripts/astro/fonts/woff2.ts';

test('another reader finds the same font in its WOFF2 file, except for the names of its makers', async () => {
  const [source = ''] = DISPLAY_FACE.sources;
  const { weight } = DISPLAY_FACE;
  const font = readFileSync(await cutFont({ source, weight, letters: 'Contre-jour', format: 'truetype' }));
  const compressed = quickWoff2(font);
  expect(compressed.length).toBeLessThan(font.length * 0.65);
  const glyphs = (whole: Buffer) => subsetFont(whole, 'Contre-jour', { targetFormat: 'truetype' });
  const [read, original] = [await glyphs(compressed), await glyphs(font)];
  expect(tablesOf(read)).toEqual(tablesOf(original));
  const named = (whole: Buffer, text: string) => whole.includes(Buffer.from(text, 'utf16le').swap16());
  expect([named(original, 'Copyright'), named(read, 'Copyright')]).toEqual([true, false]);
  expect(named(read, 'Bricolage Grotesque')).toBe(true);
  // The STAT table refers to names that are left out, about which Firefox would warn.
  expect([original, read].map((whole) => whole.includes('STAT'))).toEqual([true, false]);
});

/** Returns tables by tag, without `name` and `STAT`, and without the start of `head`: its checksum and flags differ. */
function tablesOf(font: Buffer): Map<string, string> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const tag = font.toString('latin1', entry, entry + 4);
      const start = font.readUInt32BE(entry + 8);
      const end = start + font.readUInt32BE(entry + 12);
      return [tag, font.toString('hex', start + (tag === 'head' ? 18 : 0), end)] as const;
    }).filter(([tag]) => tag !== 'name' && tag !== 'STAT'),
  );
}
