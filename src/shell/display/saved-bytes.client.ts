import { SAVED, SAVER, SIZE } from './display-markup.ts';

/** Milliseconds after a picture has come: pictures come in groups. */
const PAUSE = 600;

const sizes = new Map<string, Promise<number>>();
let isWatched = false;

/**
 * Says in the form how much less this page has fetched than it would have: the files that the pictures on it would have
 * been, those of videos and the fonts, as the server tells their sizes, less what was fetched instead, and
 * less the requests for sizes.
 */
export function watchSavedBytes(form: HTMLFormElement): void {
  if (isWatched) return;
  isWatched = true;
  let timer = 0;
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(form), PAUSE);
  };
  document.addEventListener('load', later, true);
  later();
}

async function show(form: HTMLFormElement): Promise<void> {
  const words = form.querySelector<HTMLElement>(`[${SAVED}]`);
  if (!words) return;
  words.dataset['saved'] ||= words.textContent.trim();
  const bytes = await savedBytes();
  words.hidden = bytes < 1000 || document.documentElement.dataset[SAVER] !== 'true';
  const size = new Intl.NumberFormat(document.documentElement.lang).format(Math.round(bytes / 1000));
  words.textContent = words.dataset['saved'].replace(SIZE, size);
}

async function savedBytes(): Promise<number> {
  const files = [...picturesInstead(), ...fontsInstead()].filter(({ would, did }) => would !== did);
  const saved = await Promise.all(files.map(async ({ would, did }) => (await sizeOf(would)) - bytesOf(did)));
  const probes = [...sizes.keys()].reduce(
    (sum, path) => sum + (timingsOf(path, 'probe')[0]?.transferSize ?? 0),
    0,
  );
  return saved.reduce((sum, bytes) => sum + bytes, 0) - probes;
}

interface Instead {
  /** Address of the file that would have been fetched. */
  would: string;
  /** Of the one that was; null if none. */
  did: string | null;
}

/** Pictures that are there in their smallest size, and those of videos in view, which are not there at all. */
function picturesInstead(): Instead[] {
  return [...document.querySelectorAll<HTMLImageElement>('[data-sizes] ~ img, img[data-sizes]')].flatMap(
    (image): Instead[] => {
      const source = sourceOf(image);
      const path = chosenFile(source.srcset, slotOf(source), devicePixelRatio);
      if (path === null) return [];
      const would = new URL(path, location.href).href;
      if (image.getClientRects().length === 0)
        return isInView(image.closest('a')) ? [{ would, did: null }] : [];
      return image.complete && image.currentSrc ? [{ would, did: image.currentSrc }] : [];
    },
  );
}

/** Where the browser takes an image from: the first source for this screen, else the image itself. All read AVIF. */
function sourceOf(image: HTMLImageElement): HTMLSourceElement | HTMLImageElement {
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  return sources.find(({ media }) => media === '' || matchMedia(media).matches) ?? image;
}

function isInView(element: Element | null | undefined): boolean {
  const box = element?.getClientRects()[0];
  return box !== undefined && box.top < innerHeight;
}

/** Width in CSS pixels that the picture's own `sizes` asks for. */
function slotOf(picture: HTMLElement): number {
  const probe = document.createElement('div');
  probe.style.width = slotLength(
    picture.dataset['sizes'] ?? '',
    (condition) => matchMedia(condition).matches,
  );
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** The fonts of every page, unless a wide screen has asked for them before it knew. */
function fontsInstead(): Instead[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
    .filter(({ href }) => timingsOf(href, 'content').length === 0)
    .map(({ href }) => ({ would: href, did: null }));
}

const bytesOf = (path: string | null): number =>
  path === null ? 0 : (timingsOf(path, 'content')[0]?.encodedBodySize ?? 0);

/** The resource entry of an address; `probe` is the request for its size. */
function timingsOf(path: string, kind: 'content' | 'probe'): PerformanceResourceTiming[] {
  return performance
    .getEntriesByName(path, 'resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => (initiatorType === 'fetch') === (kind === 'probe'));
}

/** Bytes of a file, by its header alone; 0 where the server does not tell. */
function sizeOf(path: string): Promise<number> {
  const known =
    sizes.get(path) ??
    fetch(path, { method: 'HEAD' }).then(
      ({ headers, ok }) => (ok ? Number(headers.get('Content-Length') ?? 0) : 0),
      // Offline nothing is known of it, and nothing is said to be saved.
      () => 0,
    );
  sizes.set(path, known);
  return known;
}

/**
 * The file of a `srcset` that a browser loads for a slot: the narrowest that has a pixel for each of the screen's, else the
 * widest. (A browser may choose a wider one that it already has.)
 * @param slot the picture's width on the page, in CSS pixels.
 * @param density device pixels a CSS pixel.
 */
export function chosenFile(srcset: string, slot: number, density: number): string | null {
  const files = Array.from(srcset.matchAll(/(\S+) (\d+)w/g), ([, path = '', width]) => ({
    path,
    width: Number(width),
  })).sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= slot * density) ?? files.at(-1))?.path ?? null;
}

/**
 * The length that a `sizes` attribute of this site asks for.
 * @param holds whether a media condition does, e.g. `(min-width: 64rem)`.
 */
export function slotLength(sizes: string, holds: (condition: string) => boolean): string {
  for (const size of sizes.split(', ')) {
    const [, condition, length = size] = /^(\(.*\)) (.+)$/.exec(size) ?? [];
    if (condition === undefined || holds(condition)) return length;
  }
  return '100vw';
}
