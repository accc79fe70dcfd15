import { inOneLanguage, type PictureLabel } from './picture-label.ts';

const encoder = new TextEncoder();

/** ESC % G: the texts that follow are UTF-8. */
const UTF_8 = Uint8Array.of(0x1b, 0x25, 0x47);
/** Version 4 of the records that describe a picture. */
const VERSION = Uint8Array.of(0, 4);

/**
 * The label as records of the older IPTC standard (IIM 4.2), which picture desks still read, in French where there is
 * French. Texts are cut to the octets that each record may have.
 */
export function iptcOf(label: PictureLabel): Uint8Array<ArrayBuffer> {
  const { headline, caption, creators, credit, rights, source, city } = label;
  return joined([
    record(1, 90, UTF_8),
    record(2, 0, VERSION),
    ...texts(5, 64, inOneLanguage(headline)),
    ...texts(40, 256, inOneLanguage(rights)),
    ...creators.flatMap((creator) => texts(80, 32, creator)),
    ...texts(90, 32, city),
    ...texts(105, 256, inOneLanguage(headline)),
    ...texts(110, 32, credit),
    ...texts(115, 32, source),
    ...texts(116, 128, inOneLanguage(rights)),
    ...texts(120, 2000, inOneLanguage(caption)),
  ]);
}

/** A record of the second group; none for an empty text. */
function texts(number: number, maxOctets: number, text: string | null): Uint8Array<ArrayBuffer>[] {
  return text ? [record(2, number, utf8Within(text, maxOctets))] : [];
}

function record(group: number, number: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined([Uint8Array.of(0x1c, group, number, content.length >> 8, content.length & 0xff), content]);
}

/** As many whole characters as the octets hold. */
function utf8Within(text: string, maxOctets: number): Uint8Array {
  const octets = new Uint8Array(maxOctets);
  return octets.subarray(0, encoder.encodeInto(text, octets).written);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
