import { lineDirection } from '../../components/browser/page-lang.ts';
import { fetchText } from '../../stores/fetch-own.ts';
import { EDITION_ID, RAIL_ID, SHOWN_YEAR, STEP, YEAR } from './timeline-markup.ts';

const CARDS = `a[${YEAR}]`;
/** Attribute of the card whose edition is shown. */
const CURRENT = 'aria-current';
const isShown = (card: Element): boolean => card.getAttribute(CURRENT) === 'true';
/** Pixels that the buttons scroll the timeline by. */
const STEP_PX = 100;

/**
 * The editions' timeline: a press on a card shows its edition below, fetched from the edition's own page, which the
 * card links to without script. The address names the edition shown.
 */
class EditionTimeline extends HTMLElement {
  #requests = 0;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('focusin', this.#bringIntoView);
    window.addEventListener('popstate', this.#follow);
    this.#scrollToCurrent();
    // On a turned phone the cards have another width, and the rail would show any of them.
    matchMedia('(orientation: portrait)').addEventListener('change', this.#scrollToCurrent);
    this.#follow();
  }

  #scrollToCurrent = (): void => {
    const rail = this.#rail();
    const current = rail?.querySelector<HTMLElement>('[aria-current]');
    if (!rail || !current) return;
    const sign = lineDirection();
    const startOf = (element: Element): number =>
      sign * element.getBoundingClientRect()[sign === 1 ? 'left' : 'right'];
    rail.scrollBy({ left: sign * (startOf(current) - startOf(rail) - 24), behavior: 'instant' });
  };

  #rail(): HTMLElement | null {
    return this.querySelector<HTMLElement>(`#${RAIL_ID}`);
  }

  #cards(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>(CARDS)];
  }

  #cardOf(year: string | null): HTMLAnchorElement | undefined {
    return this.#cards().find((card) => card.getAttribute(YEAR) === year);
  }

  #onClick = (click: MouseEvent): void => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || !(click.target instanceof Element)) return;
    const button = click.target.closest<HTMLElement>(`[${STEP}]`);
    if (button)
      this.#rail()?.scrollBy({ left: lineDirection() * STEP_PX * Number(button.getAttribute(STEP)) });
    const card = click.target.closest<HTMLAnchorElement>(CARDS);
    if (!card) return;
    click.preventDefault();
    const year = card.getAttribute(YEAR) ?? '';
    if (!isShown(card)) history.pushState(null, '', `?year=${year}`);
    void this.#show(card).then(() => document.querySelector(`#${EDITION_ID}`)?.scrollIntoView());
  };

  /** Centres the card that Tab has reached: browsers only scroll until an edge of it is visible. */
  #bringIntoView = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches(`${CARDS}:focus-visible`)) return;
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  };

  /** Shows the edition in the address or, without a year there, the one in the HTML of the page. */
  #follow = (): void => {
    const year = new URLSearchParams(location.search).get('year');
    const card = this.#cardOf(year) ?? this.#cardOf(this.getAttribute(SHOWN_YEAR));
    if (card) void this.#show(card);
  };

  async #show(card: HTMLAnchorElement): Promise<void> {
    if (isShown(card)) return;
    const request = ++this.#requests;
    const shown = document.querySelector(`#${EDITION_ID}`);
    const edition = await editionAt(card.href).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (request !== this.#requests) return;
    if (!edition || !shown) {
      location.assign(card.href);
      return;
    }
    lowerHeadings(edition);
    shown.replaceWith(edition);
    for (const other of this.#cards()) other.removeAttribute(CURRENT);
    card.setAttribute(CURRENT, 'true');
  }
}

/** Fetches an edition from its page. @throws Error if the page cannot be loaded, or contains no edition. */
async function editionAt(href: string): Promise<Element> {
  // In a template nothing of the page is applied, including its styles, which this page's policy does not allow.
  const page = document.createElement('template');
  page.innerHTML = await fetchText(href, /^text\/html/);
  const edition = page.content.querySelector(`#${EDITION_ID}`);
  if (!edition) throw new Error(`${href} shows no edition`);
  return document.adoptNode(edition);
}

/** Lowers the headings of a fetched edition by one level: its title becomes the heading of a section here. */
function lowerHeadings(article: Element): void {
  for (const heading of article.querySelectorAll('h1, h2, h3, h4')) {
    const lower = document.createElement(`h${Number(heading.tagName[1]) + 1}`);
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

customElements.define('edition-timeline', EditionTimeline);
