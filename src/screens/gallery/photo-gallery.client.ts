import { hashOfPhoto, openPhotoFile, PHOTO_STATE, photoOfHash, SHOW_PHOTO } from './lightbox/photo-hash.ts';
import { requestIsland } from '../../components/browser/island-request.ts';
import { LOAD_FAILED } from '../../components/browser/load-failure.ts';
import { PHOTO, PHOTO_LINKS } from './photo-markup.ts';

/** Opens a clicked photograph, or the one in the address, in the lightbox, which is loaded on the first gesture. */
class PhotoGallery extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    for (const gesture of ['pointerover', 'touchstart', 'focusin']) {
      this.addEventListener(gesture, loadLightbox, { once: true, passive: true });
    }
    window.addEventListener('hashchange', this.#followHash);
    window.addEventListener(LOAD_FAILED, this.#onLoadFailure);
    this.#followHash();
  }

  get #photos(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>(PHOTO_LINKS)];
  }

  /** Index of the photograph in the address; null if there is none. */
  get #index(): number | null {
    return photoOfHash(location.hash, this.#photos.length);
  }

  #followHash = (): void => {
    if (this.#index !== null) loadLightbox();
  };

  /** If the lightbox cannot be loaded, opens the photograph's own file, as without script. */
  #onLoadFailure = (event: Event): void => {
    if (!(event instanceof CustomEvent) || event.detail !== SHOW_PHOTO) return;
    event.preventDefault();
    const index = this.#index;
    const photo = index === null ? undefined : this.#photos[index];
    if (photo) openPhotoFile(photo.href);
  };

  #onClick = (click: MouseEvent): void => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || !(click.target instanceof Element)) return;
    const link = click.target.closest<HTMLAnchorElement>(PHOTO_LINKS);
    if (!link) return;
    click.preventDefault();
    const hash = hashOfPhoto(Number(link.getAttribute(PHOTO)) - 1);
    // While the lightbox loads, further presses only change the photograph: closing it goes back by one entry.
    if (this.#index === null) history.pushState({ [PHOTO_STATE]: true }, '', hash);
    else history.replaceState(history.state, '', hash);
    loadLightbox();
  };
}

function loadLightbox(): void {
  requestIsland(SHOW_PHOTO);
}

customElements.define('photo-gallery', PhotoGallery);
