import { LARGE, PHOTO_LINKS, PHOTO_CREDIT, PHOTO_TITLE } from '../photo-markup.ts';

export type PhotoSlide = ReturnType<typeof slideOf>;

/** Reads the photographs of the page (`Gallery.astro`). */
export function slidesOfPage(): PhotoSlide[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINKS)].map(slideOf);
}

function slideOf(link: HTMLAnchorElement) {
  const image = link.querySelector('img');
  const caption = link.parentElement?.querySelector('figcaption');
  const title = caption?.querySelector<HTMLElement>(`[${PHOTO_TITLE}]`);
  const width = Number(image?.getAttribute('width'));
  return {
    /** Full size, used if the lightbox cannot be loaded. */
    href: link.href,
    sources: sourcesOf(link.getAttribute(LARGE) ?? link.href, width),
    width,
    height: Number(image?.getAttribute('height')),
    alt: image?.alt ?? '',
    title: title?.textContent,
    /** Language of the title, if it is not that of the page. */
    titleLang: title?.lang || undefined,
    /** Including the ©. */
    credit: caption?.querySelector(`[${PHOTO_CREDIT}]`)?.textContent,
  };
}

/** Reads addresses and widths, smallest first: "a.webp 1600w, b.webp 2400w". @param whole width if none is given. */
function sourcesOf(srcset: string, whole: number) {
  return srcset.split(', ').map((source) => {
    const [src = '', width] = source.split(' ');
    return { src, width: width === undefined ? whole : Number.parseInt(width, 10) };
  });
}
