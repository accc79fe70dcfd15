import { JSDOM } from 'jsdom';
import { mediaPath } from '../../../src/content/media-urls.ts';
import type { Festival, MediaIndex } from '../../../src/domain/model/festival.ts';
import { mapHtml } from './html-fields.ts';

/** Addresses of the pictures within the festival's sanitised HTML, each once. */
export function picturesInHtml(festival: Festival): string[] {
  const found = new Set<string>();
  mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    for (const picture of JSDOM.fragment(html).querySelectorAll('img')) found.add(picture.src);
    return html;
  });
  return [...found].filter((src) => /^https?:/.test(src));
}

/** The festival with the pictures of its HTML led to the site's own copies; those that could not be had are left out. */
export function withOwnPictures(festival: Festival, media: MediaIndex): Festival {
  return mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    const { document } = new JSDOM(html).window;
    for (const picture of document.querySelectorAll('img')) {
      const file = media[picture.src];
      if (file) {
        picture.setAttribute('src', mediaPath(file));
        picture.setAttribute('loading', 'lazy');
        if (file.size) {
          picture.setAttribute('width', String(file.size.width));
          picture.setAttribute('height', String(file.size.height));
        }
      } else if (/^https?:/.test(picture.src)) picture.remove();
    }
    return document.body.innerHTML;
  });
}
