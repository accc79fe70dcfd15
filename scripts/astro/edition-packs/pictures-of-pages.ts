import type { PackPart } from '../../../src/domain/archive/pack.ts';
import { type MediaReference, parseReference } from '../pictures/media-references.ts';

/** Width in pixels of the widest picture that each choice includes. */
const WIDEST = { phone: 800, screen: 1600 } as const;

export interface ChosenPicture {
  name: string;
  in: PackPart[];
}

/**
 * Chooses the files to keep of each picture: WebP, which every supported browser shows, and AVIF if only that is wide
 * enough. The service worker answers requests for other files of the picture with one of these.
 */
export function choosePictures(names: Iterable<string>): ChosenPicture[] {
  const references = [...new Set(names)].flatMap((name) => parseReference(name, 'an edition') ?? []);
  const byPicture = Map.groupBy(references, ({ hash }) => hash);
  return [...byPicture.values()].flatMap(filesOfPicture);
}

function filesOfPicture(files: readonly MediaReference[]): ChosenPicture[] {
  const asItIs = files.filter(({ width, extension }) => width === null && /^(?:svg|gif)$/.test(extension));
  if (asItIs.length > 0) return asItIs.map(({ name }) => ({ name, in: ['phone', 'screen'] }));
  const choices = new Map<string, PackPart[]>();
  for (const part of ['phone', 'screen'] as const) {
    for (const { name } of chosen(files, WIDEST[part]))
      choices.set(name, [...(choices.get(name) ?? []), part]);
  }
  return Array.from(choices, ([name, parts]) => ({ name, in: parts }));
}

function chosen(files: readonly MediaReference[], widest: number): MediaReference[] {
  const best = (extension: string): MediaReference | undefined => {
    const sorted = files
      .filter((file) => file.extension === extension && file.width !== null)
      .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0));
    return sorted.findLast(({ width }) => (width ?? 0) <= widest) ?? sorted[0];
  };
  const webp = best('webp') ?? best('jpg');
  const avif = best('avif');
  const isWider = (avif?.width ?? 0) > (webp?.width ?? 0) && (avif?.width ?? 0) <= widest;
  const isAlone = webp === undefined;
  return [...(webp ? [webp] : []), ...(avif && (isWider || isAlone) ? [avif] : [])];
}
