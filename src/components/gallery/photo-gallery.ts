import { hashOfPhoto, PHOTO_STATE, photoOfHash, SHOW_PHOTO } from '../../islands/lightbox/photo-hash.ts';

/** Hands a photograph that is clicked, or named by the address, to the lightbox; and wakes it as someone comes near. */
class PhotoGallery extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    for (const gesture of ['pointerover', 'touchstart', 'focusin']) {
      this.addEventListener(gesture, wakeLightbox, { once: true, passive: true });
    }
    window.addEventListener('hashchange', this.#followHash);
    this.#followHash();
  }

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#followHash);
  }

  #followHash = (): void => {
    if (photoOfHash(location.hash, this.querySelectorAll('[data-photo]').length) !== null) wakeLightbox();
  };

  #onClick = (click: MouseEvent): void => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || !(click.target instanceof Element)) return;
    const link = click.target.closest<HTMLElement>('[data-photo]');
    if (!link) return;
    click.preventDefault();
    const index = Number(link.dataset['photo']) - 1;
    history.pushState({ [PHOTO_STATE]: true }, '', hashOfPhoto(index));
    wakeLightbox();
  };
}

function wakeLightbox(): void {
  window.dispatchEvent(new CustomEvent(SHOW_PHOTO));
}

customElements.define('photo-gallery', PhotoGallery);
