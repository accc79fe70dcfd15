import { octetsOf } from '../text/octets.ts';
import { copyrightNotice, inOneLanguage, type PictureLabel } from './picture-label.ts';

/** ESC % G: the texts that follow are UTF-8. */
const UTF_8 = [0x1b, 0x25, 0x47];
/** Version 4 of the records that describe a picture. */
const VERSION = [0, 4];

/**
 * Returns the label as records of the older IPTC standard (IIM 4.2), which picture desks still read, in French if
 * available. A text that is too long for its record is cut after a word, with an ellipsis: XMP has the whole text.
 */
export function iptcOf(label: PictureLabel): Uint8Array<ArrayBuffer> {
  const { headline, caption, creators, credit, date, rights, licensor, source, city } = label;
  return Uint8Array.from([
    ...record(1, 90, UTF_8),
    ...record(2, 0, VERSION),
    ...texts(5, 64, inOneLanguage(headline)),
    ...texts(40, 256, inOneLanguage(rights)),
    ...texts(55, 8, date && digitsOf(date)),
    ...creators.flatMap((creator) => texts(80, 32, creator)),
    ...texts(90, 32, city),
    ...texts(105, 256, inOneLanguage(headline)),
    ...texts(110, 32, credit),
    ...texts(115, 32, source),
    ...texts(116, 128, copyrightNotice(label)),
    ...texts(118, 128, licensor.email),
    ...texts(120, 2000, inOneLanguage(caption)),
  ]);
}

/** CCYYMMDD; month and day are 0 if only the year is known. */
const digitsOf = (date: string): string => date.replaceAll('-', '').padEnd(8, '0');

/** A record of the second group; none for an empty text. */
function texts(number: number, maxOctets: number, text: string | null): number[] {
  return text ? record(2, number, [...new TextEncoder().encode(within(text, maxOctets))]) : [];
}

function record(group: number, number: number, content: readonly number[]): number[] {
  return [0x1c, group, number, content.length >> 8, content.length & 0xff, ...content];
}

const ELLIPSIS = '…';

/** Cuts a text to the words that fit into the octets; a single longer word is cut between letters. */
function within(text: string, maxOctets: number): string {
  const fits = (start: string): boolean => octetsOf(start) <= maxOctets;
  if (fits(text)) return text;
  const longest = (parts: readonly string[]): string =>
    parts.reduce((start, _, index) => {
      const longer = parts
        .slice(0, index + 1)
        .join('')
        .replace(/[\s\p{P}]+$/u, '');
      return fits(longer + ELLIPSIS) ? longer : start;
    }, '');
  const letters = (): string[] => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return (longest(text.split(/(?<=\s)/)) || longest(letters())) + ELLIPSIS;
}
