import sharp from 'sharp';
import type { Contents } from './contents.ts';
import { fullDay, shortDay } from './language.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { WORDMARK, WORDMARK_ABOVE, WORDMARK_WIDTH } from './wordmark.ts';
import { WORDS } from './words.ts';

/** Gives the festival's picture at a path, for a document to hold. */
export type PictureAt = (path: string) => Promise<Uint8Array>;

const QUALITY = 82;

/** A picture as JPEG of `width` x `height` pixels: its middle, where its shape is another. */
export async function resized(picture: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return sharp(picture).resize(width, height).jpeg({ quality: QUALITY }).toBuffer();
}

/** Dates of the edition, in words. */
export function editionDates({ edition, language }: Contents): string {
  if (edition.date_debut === null || edition.date_fin === null) return String(edition.annee);
  const from = edition.date_debut.slice(0, 4) === edition.date_fin.slice(0, 4) ? shortDay : fullDay;
  return WORDS[language].fromTo(from(language, edition.date_debut), fullDay(language, edition.date_fin));
}

/** The first page: the edition's picture, the word for light, what this is and when. White by day, black for the press. */
export async function addCover(
  sheet: Sheet,
  contents: Contents,
  what: string,
  dark: boolean,
  pictureAt: PictureAt,
): Promise<void> {
  const { doc } = sheet;
  const { edition, say, language } = contents;
  const ink = dark ? '#ffffff' : '#000000';
  const pictureHeight = 520;
  const picture =
    edition.image === null
      ? null
      : await resized(await pictureAt(edition.image), 1000, Math.round((1000 * pictureHeight) / PAGE.width));
  sheet.page(true);
  sheet.ornament(() => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(dark ? '#0b0b0c' : '#ffffff');
    if (picture !== null) doc.image(Buffer.from(picture), 0, 0, { width: PAGE.width, height: pictureHeight });
  });
  const drawWord = (): void => {
    const scale = 250 / WORDMARK_WIDTH;
    doc.save().translate(PAGE.width - PAGE.margin - 250, pictureHeight + 64 + WORDMARK_ABOVE * scale * 0.55);
    doc.scale(scale).path(WORDMARK).fill(ink, 'non-zero').restore();
  };
  sheet.tagged('Figure', drawWord, { alt: 'ضوء' });
  const line = (
    text: string,
    face: 'display' | 'text' | 'strong',
    size: number,
    y: number,
    tag: 'H1' | 'P',
  ): void =>
    sheet.tagged(tag, () =>
      doc
        .font(face)
        .fontSize(size)
        .fillColor(ink)
        .text(text, PAGE.margin, y, { width: 270, lineGap: -size * 0.12 }),
    );
  const words = WORDS[language];
  line(`Dhaw ${edition.annee}`, 'strong', 10, pictureHeight + 40, 'P');
  line(say(edition.intitule, edition.intitule_en), 'display', 40, pictureHeight + 62, 'H1');
  line(editionDates(contents), 'text', 12, PAGE.height - 106, 'P');
  line(words.biennale, 'text', 9, PAGE.height - 84, 'P');
  line(what, 'strong', 9, PAGE.height - 58, 'P');
}
