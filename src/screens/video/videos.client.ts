import { CHOICE, EMBED, FILE, STEP, TITLE } from './video-markup.ts';

/** Replaces its link by the playing video; a click that opens a new tab or window still does. */
class VideoFacade extends HTMLElement {
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

/** Returns the index `step` further in a list that stops at its ends. */
const boundIndex = (index: number, step: number, count: number): number =>
  Math.max(0, Math.min(index + step, count - 1));

/** The list next to a video: videos are chosen by click, or with step buttons or arrow keys, which stop at the ends. */
class VideoPlayer extends HTMLElement {
  #index = 0;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    this.#select(0);
  }

  #links(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(`[${CHOICE}]`)];
  }

  #facades(): VideoFacade[] {
    return [...this.querySelectorAll('video-facade')].filter((element) => element instanceof VideoFacade);
  }

  #select(index: number): void {
    this.#index = index;
    for (const [at, facade] of this.#facades().entries()) {
      if (at !== index) facade.stop();
      facade.hidden = at !== index;
    }
    const links = this.#links();
    for (const [at, link] of links.entries()) {
      if (at === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const button of this.querySelectorAll(`[${STEP}]`)) {
      const next = boundIndex(index, Number(button.getAttribute(STEP)), links.length);
      // A disabled button would lose the focus of the visitor who has just pressed it.
      button.setAttribute('aria-disabled', String(next === index));
    }
  }

  #step(step: number): void {
    this.#select(boundIndex(this.#index, step, this.#links().length));
  }

  #onClick = (click: MouseEvent): void => {
    if (!(click.target instanceof Element) || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const button = click.target.closest<HTMLElement>(`[${STEP}]`);
    if (button) this.#step(Number(button.getAttribute(STEP)));
    const link = click.target.closest<HTMLElement>(`[${CHOICE}]`);
    if (!link) return;
    click.preventDefault();
    const index = Number(link.getAttribute(CHOICE));
    this.#select(index);
    this.#facades()[index]?.play();
  };

  #onKey = (press: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[press.key];
    const isInList = press.target instanceof Element && press.target.closest(`[${CHOICE}]`);
    if (step === undefined || !isInList) return;
    press.preventDefault();
    this.#step(step);
    this.#links()[this.#index]?.focus();
  };
}

customElements.define('video-player', VideoPlayer);
