import { largeSizes, PHOTO_LINKS, PHOTO_CREDIT, PHOTO_TITLE } from '../photo-markup.ts';

/** A photograph of the lightbox. */
export interface PhotoSlide {
  /** Full size, used if the lightbox cannot be loaded. */
  href: string;
  /** Addresses and widths, smallest first. */
  sources: { src: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  title?: string;
  /** Of a title in another language than the page. */
  titleLang?: string;
  /** Including the ©. */
  credit?: string;
}

/** Reads the photographs of the page (`Gallery.astro`). */
export function slidesOfPage(): PhotoSlide[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINKS)].map(slideOf);
}

function slideOf(link: HTMLAnchorElement): PhotoSlide {
  const image = link.querySelector('img');
  const caption = link.parentElement?.querySelector('figcaption');
  const titlePart = caption?.querySelector<HTMLElement>(PHOTO_TITLE);
  const title = titlePart?.textContent;
  const titleLang = titlePart?.lang;
  const credit = caption?.querySelector(PHOTO_CREDIT)?.textContent;
  const width = Number(image?.getAttribute('width'));
  return {
    href: link.href,
    sources: sourcesOf(largeSizes(link), width),
    width,
    height: Number(image?.getAttribute('height')),
    alt: image?.alt ?? '',
    ...(title && { title }),
    ...(titleLang && { titleLang }),
    ...(credit && { credit }),
  };
}

/** Reads "a.webp 1600w, b.webp 2400w"; an address without a width has that of the original. */
function sourcesOf(srcset: string, whole: number): PhotoSlide['sources'] {
  return srcset.split(', ').map((source) => {
    const [src = '', width] = source.split(' ');
    return { src, width: width === undefined ? whole : Number.parseInt(width, 10) };
  });
}
