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
  credit?: string;
}
