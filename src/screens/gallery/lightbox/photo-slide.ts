/** A photograph as the lightbox shows it. */
export interface PhotoSlide {
  /** Full size, for whoever cannot have the lightbox. */
  href: string;
  /** Addresses with their widths, smallest first. */
  sources: { src: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  title?: string;
  /** With its ©. */
  credit?: string;
}

/** The photographs of the page, which has all about them already (`components/gallery/GalleryPhoto.astro`). */
export function slidesOfPage(): PhotoSlide[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')].map(slideOf);
}

function slideOf(link: HTMLAnchorElement): PhotoSlide {
  const image = link.querySelector('img');
  const caption = link.parentElement?.querySelector('figcaption');
  const title = caption?.querySelector('[data-title]')?.textContent;
  const credit = caption?.querySelector('.facts')?.textContent;
  const width = Number(image?.getAttribute('width'));
  return {
    href: link.href,
    sources: sourcesOf(link.dataset['large'] ?? link.href, width),
    width,
    height: Number(image?.getAttribute('height')),
    alt: image?.alt ?? '',
    ...(title && { title }),
    ...(credit && { credit }),
  };
}

/** Reads "a.webp 1600w, b.webp 2400w"; an address alone is as wide as the original. */
function sourcesOf(srcset: string, whole: number): PhotoSlide['sources'] {
  return srcset.split(', ').map((source) => {
    const [src = '', width] = source.split(' ');
    return { src, width: width === undefined ? whole : Number.parseInt(width, 10) };
  });
}
