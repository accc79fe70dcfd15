import { readFile } from 'node:fs/promises';
import { Failure } from '../../process/failure.ts';

/** A festival's drawn mark; its ratio is its width as a multiple of its height. */
export type Mark = Awaited<ReturnType<typeof readMark>>;

/** Reads a mark: one path, in a view box. @throws Error when the file is anything else. */
export async function readMark(file: string) {
  const svg = await readFile(file, 'utf8');
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  if (left === undefined || top === undefined || !width || !height || !path)
    throw new Failure(
      `${file} must have a viewBox and one path with its d: cards draw the festival's mark by them`,
    );
  return { ratio: width / height, left, top, width, path };
}

/** Draws the mark as SVG, with the left edge, top and width of its box in pixels. */
export function placeMark(mark: Mark, { left, top, width }: Pick<Mark, 'left' | 'top' | 'width'>): string {
  const scale = width / mark.width;
  return `<path transform="translate(${left} ${top}) scale(${scale}) translate(${-mark.left} ${-mark.top})" d="${mark.path}"/>`;
}
