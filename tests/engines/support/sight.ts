import sharp from 'sharp';
import { vi } from 'vitest';
import type { Visitor } from './visitor.ts';

/** An element of a page, with its place in whole CSS pixels from the upper left corner of the page. */
interface Thing {
  /** Tag and text: `h2 Programme`. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is in a line of text, which ends at different places in each engine. */
  isInLine: boolean;
}

/** What a visitor sees of a page. */
export interface Sight {
  /** Headings, paragraphs, links, controls and pictures, in the order of the page. */
  things: Thing[];
  /** What the window shows, as grey squares of 20 CSS pixels, from 0 (black) to 255, row by row. */
  squares: Uint8Array;
}

const SQUARE = 20;
/** A page is considered still if this many looks in a row see the same. */
const SAME_LOOKS = 3;

/** Opens a page twice, so that its fonts are loaded at the first paint, and looks at it when nothing moves any more. */
export async function look(visitor: Visitor, route: string): Promise<Sight> {
  const { page } = visitor;
  await visitor.opens(route);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await visitor.opens(route);
  // Pictures are loaded when they are scrolled to.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  let last = '';
  let same = 0;
  const seen = await vi.waitFor(
    async () => {
      const now = await thingsOn(visitor);
      const text = JSON.stringify(now);
      same = text === last ? same + 1 : 1;
      last = text;
      if (now.awaited.length > 0) throw new Error(`Pictures do not come: ${now.awaited.join(', ')}`);
      if (same < SAME_LOOKS) throw new Error(`The page goes on changing: ${route}`);
      return now;
    },
    { timeout: 30_000, interval: 400 },
  );
  const squares = await sharp(await page.picture())
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(Math.round(seen.window.width / SQUARE), Math.round(seen.window.height / SQUARE), { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...seen, squares };
}

function thingsOn({ page }: Visitor) {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width > 1 && height > 1 && isShown;
    };
    const textOf = (element: Element): string => {
      if (element instanceof HTMLImageElement) return element.alt;
      // Engines draw fields and their options differently.
      if (element.matches('input, select, textarea')) return element.getAttribute('name') ?? '';
      return (element as HTMLElement).innerText || (element.getAttribute('aria-label') ?? '');
    };
    /** Whether a picture is within the width of the window. Others, in a row that scrolls, are not loaded. */
    const isWithin = (picture: Element): boolean => {
      const { left, right } = picture.getBoundingClientRect();
      return picture.checkVisibility() && right >= 0 && left <= innerWidth;
    };
    const all = document.querySelectorAll(
      'h1, h2, h3, h4, main p, main li, a[href], button, img, input, textarea, select',
    );
    return {
      things: [...all]
        .filter((one) => isSeen(one) && (one.localName !== 'img' || isWithin(one)))
        .map((element) => {
          const box = element.getBoundingClientRect();
          // Engines separate the words of several elements by different white space.
          const said = textOf(element)
            .replaceAll(/[\s\u00ad\u2060]+/g, ' ')
            .replaceAll(/ (?=[,:(])/g, '')
            .trim();
          const isInLine =
            element.matches('a, button, summary') || getComputedStyle(element).display === 'inline';
          return {
            name: `${element.localName} ${said}`,
            x: Math.round(box.x + scrollX),
            y: Math.round(box.y + scrollY),
            width: Math.round(box.width),
            height: Math.round(box.height),
            isInLine,
          };
        }),
      awaited: [...document.querySelectorAll('img')]
        .filter((picture) => isWithin(picture) && !(picture.complete && picture.naturalWidth > 0))
        .map(({ src }) => src),
      window: { width: innerWidth, height: innerHeight },
      // Files that are still requested may change the page.
      files: performance.getEntriesByType('resource').length,
    };
  });
}

/** How much the place of an element may differ between engines, whose letters have slightly different widths. */
const ASIDE = 12;
const BELOW = 60;
const OF_LENGTH = 0.03;
/** A square may be this much darker or lighter, of 255, and this share of the squares may differ more. */
const SHADE = 40;
const MAX_OTHER = 0.1;

/** Returns the differences between two sights, in words. */
export function differences(one: Sight, other: Sight): string[] {
  const names = ({ things }: Sight): string[] => things.map(({ name }) => name);
  const missing = (from: Sight, within: Sight): string[] => {
    const there = new Map<string, number>();
    for (const name of names(within)) there.set(name, (there.get(name) ?? 0) + 1);
    return names(from).filter((name) => {
      const left = there.get(name) ?? 0;
      there.set(name, left - 1);
      return left <= 0;
    });
  };
  const lacks = missing(one, other).map((name) => `not seen: ${name}`);
  const adds = missing(other, one).map((name) => `seen here alone: ${name}`);
  if (lacks.length + adds.length > 0) return [...lacks, ...adds];

  const far = (a: number, b: number, most: number): boolean =>
    Math.abs(a - b) > most + OF_LENGTH * Math.abs(a);
  const moved = one.things.flatMap((thing, index) => {
    const there = other.things[index];
    if (!there) return [];
    if (there.name !== thing.name) return [`in another order: ${thing.name}`];
    const isFar =
      far(thing.y, there.y, BELOW) ||
      far(thing.height, there.height, BELOW) ||
      (!thing.isInLine && (far(thing.x, there.x, ASIDE) || far(thing.width, there.width, ASIDE)));
    const box = ({ x, y, width, height }: Thing): string => `${x},${y} ${width}×${height}`;
    return isFar ? [`elsewhere: ${thing.name} (${box(there)}, not ${box(thing)})`] : [];
  });
  const others = one.squares.filter(
    (shade, index) => Math.abs(shade - (other.squares[index] ?? 0)) > SHADE,
  ).length;
  const share = others / one.squares.length;
  const shades = share > MAX_OTHER ? [`another picture in ${(share * 100).toFixed(1)} % of the window`] : [];
  return [...moved, ...shades];
}
