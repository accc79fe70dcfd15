import { describe, expect, it } from 'vitest';
import { openReaderProcesses } from '../../../scripts/pull/readers/reader-processes.ts';
import { picture, png } from './festival-with-picture.ts';
import { readerSite } from './harness.ts';

const site = { ...readerSite, media: {} };

/** A drawing of 4 KB in which every filter blurs the whole drawing and fills it with noise, many times. */
const bomb = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feGaussianBlur stdDeviation="400"/><feTurbulence numOctaves="50" baseFrequency="0.9"/>'.repeat(40)}</filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(20)}</svg>`,
);
/** Interlaced, so that it has to be decoded as a whole. */
const interlaced = await picture(6_000, 6_000)
  .ensureAlpha()
  .png({ progressive: true, compressionLevel: 1 })
  .toBuffer();
/** Unclosed elements, which a parser opens again in each of many paragraphs. */
const multiplied = `<p>${Array.from({ length: 240 }, (_, index) => `<b title="${index}">`).join('')}${'<p>a'.repeat(200_000)}`;

describe('a file or text from outside', () => {
  it('is refused if it takes too long or overwhelms the parser, and later ones are read in full', async () => {
    using reader = await openReaderProcesses(site, { seconds: 2, megabytes: 768 });
    const refused = [reader.inspect(bomb, 'picture'), Promise.resolve(reader.sanitise(multiplied, 2))];
    const files = [png, png, png].map((file) => reader.inspect(file, 'picture'));
    const [drawn, read] = await Promise.allSettled(refused);
    expect(drawn).toMatchObject({ reason: { message: 'takes longer than 2 s to be opened' } });
    expect(read).toMatchObject({
      reason: { message: expect.stringMatching(/opened|ends what opens it/) as string },
    });
    for (const file of await Promise.all(files))
      expect(file).toMatchObject({
        file: { extension: 'png', size: { width: 8, height: 6 } },
        instead: null,
      });
    expect(await reader.sanitise('<p onclick="x">Ombre</p>', 2)).toBe('<p>Ombre</p>');
  });

  it('is refused if it takes too much memory to be opened', async () => {
    using reader = await openReaderProcesses(site, { seconds: 60, megabytes: 256 });
    await expect(reader.inspect(interlaced, 'picture')).rejects.toThrow(
      'takes more than 256 MB of memory to be opened',
    );
  });
});
