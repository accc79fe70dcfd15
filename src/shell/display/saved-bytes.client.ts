import { SAVED, SAVER, SIZE } from './display-markup.ts';

/** Milliseconds to wait after a picture has loaded, since pictures load in groups. */
const PAUSE = 600;

const sizes = new Map<string, Promise<number>>();
let isWatched = false;

/**
 * Shows in the form how much data this page has saved: the sizes, as the server states them, of the pictures, video
 * stills and fonts that would have been fetched, minus the files fetched instead and the requests for the sizes.
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
  /** Address of the file that was fetched instead; null if there was none. */
  did: string | null;
}

/** Lists the pictures loaded in their smallest size, and the stills of videos in view, which were not loaded at all. */
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

/** Returns the element that the browser loads: the first source for this screen, or the image. All read AVIF. */
function sourceOf(image: HTMLImageElement): HTMLSourceElement | HTMLImageElement {
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  return sources.find(({ media }) => media === '' || matchMedia(media).matches) ?? image;
}

function isInView(element: Element | null | undefined): boolean {
  const box = element?.getClientRects()[0];
  return box !== undefined && box.top < innerHeight;
}

/** Returns the width in CSS pixels that the picture's original `sizes` stands for. */
function slotOf(picture: HTMLElement): number {
  const probe = document.createElement('div');
  probe.style.width = slotLength(picture.dataset['sizes'] ?? '');
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** Lists the fonts of every page, unless a wide screen has requested them before the setting was known. */
function fontsInstead(): Instead[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
    .filter(({ href }) => timingsOf(href, 'content').length === 0)
    .map(({ href }) => ({ would: href, did: null }));
}

const bytesOf = (path: string | null): number =>
  path === null ? 0 : (timingsOf(path, 'content')[0]?.encodedBodySize ?? 0);

/** Returns the resource timings of an address; `probe` selects the requests for its size. */
function timingsOf(path: string, kind: 'content' | 'probe'): PerformanceResourceTiming[] {
  return performance
    .getEntriesByName(path, 'resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => (initiatorType === 'fetch') === (kind === 'probe'));
}

/** Requests the size of a file in bytes from its headers; 0 if the server does not state it. */
function sizeOf(path: string): Promise<number> {
  const known =
    sizes.get(path) ??
    fetch(path, { method: 'HEAD' }).then(
      ({ headers, ok }) => (ok ? Number(headers.get('Content-Length') ?? 0) : 0),
      // Offline, the size is unknown and counts as nothing saved.
      () => 0,
    );
  sizes.set(path, known);
  return known;
}

/**
 * Returns the file of a `srcset` that a browser loads for a slot: the narrowest that covers all device pixels, or the
 * widest. (A browser may choose a wider one that it already has.)
 * @param slot the picture's width on the page, in CSS pixels.
 * @param density device pixels per CSS pixel.
 */
export function chosenFile(srcset: string, slot: number, density: number): string | null {
  const files = Array.from(srcset.matchAll(/(\S+) (\d+)w/g), ([, path = '', width]) => ({
    path,
    width: Number(width),
  })).sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= slot * density) ?? files.at(-1))?.path ?? null;
}

/** Returns the length that a `sizes` attribute of this site stands for on this screen. */
export function slotLength(sizes: string): string {
  for (const size of sizes.split(', ')) {
    const [, condition, length = size] = /^(\(.*\)) (.+)$/.exec(size) ?? [];
    if (condition === undefined || matchMedia(condition).matches) return length;
  }
  return '100vw';
}
