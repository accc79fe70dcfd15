import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFont, DISPLAY_FACE } from '../../../../scripts/astro/fonts/fonts.ts';
import { quickWoff2 } from '../../../../scripts/astro/fonts/woff2.ts';

test('a font as WOFF2 is to another reader what the original is, but for the names of who made it', async () => {
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
  // Firefox complains of names that it refers to and are left out.
  expect([original, read].map((whole) => whole.includes('STAT'))).toEqual([true, false]);
});

/** Tables by tag, but for names and what refers to them; of `head` all but the checksum, and the mark of what was compressed. */
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
