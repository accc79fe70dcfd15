import { EMBED, FILE, TITLE } from './video-markup.ts';

/** Replaces its link by the playing video; a click that opens a new tab or window still does. */
export class VideoFacade extends HTMLElement {
  #link: HTMLElement | null = null;

  connectedCallback(): void {
    this.#link = this.querySelector('a');
    this.addEventListener('click', this.#onClick);
  }

  /** Stops the video and shows its picture again. */
  stop(): void {
    if (this.#link && !this.#link.isConnected) this.replaceChildren(this.#link);
  }

  play(): void {
    const player = this.#player();
    this.replaceChildren(player);
    player.focus();
  }

  #onClick = (click: MouseEvent): void => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    this.play();
  };

  #player(): HTMLElement {
    const embed = this.getAttribute(EMBED);
    const title = this.getAttribute(TITLE) ?? '';
    if (embed) {
      return Object.assign(document.createElement('iframe'), {
        src: embed,
        title,
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
        allowFullscreen: true,
        // The provider refuses to play without a referrer.
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
    }
    const video = Object.assign(document.createElement('video'), {
      src: this.getAttribute(FILE) ?? '',
      controls: true,
      autoplay: true,
      tabIndex: 0,
    });
    video.setAttribute('aria-label', title);
    return video;
  }
}

customElements.define('video-facade', VideoFacade);
