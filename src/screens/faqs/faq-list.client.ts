import { GROUP, TYPE_LINK, typeAnchor, UNSELECTED } from './faqs-markup.ts';

/**
 * Applies the rule **One question open**; the first type is selected at first. Without script every type is shown and
 * every answer can be opened.
 */
class FaqList extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#choose);
    this.addEventListener('toggle', this.#closeOthers, true);
    window.addEventListener('hashchange', this.#follow);
    this.#show(this.#groups()[0]);
    this.#follow();
  }

  #follow = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const group = target?.closest<HTMLElement>(`[${GROUP}]`);
    if (!target || !group || !this.contains(group)) return;
    this.#show(group);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };

  #groups(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(`[${GROUP}]`)];
  }

  #show(shown: HTMLElement | undefined): void {
    for (const group of this.#groups()) group.toggleAttribute(UNSELECTED, group !== shown);
    for (const link of this.querySelectorAll<HTMLElement>(`[${TYPE_LINK}]`)) {
      const isCurrent = link.getAttribute(TYPE_LINK) === shown?.getAttribute(GROUP);
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      link.classList.toggle('button-solid', isCurrent);
    }
  }

  #choose = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${TYPE_LINK}]`) : null;
    if (!link) return;
    event.preventDefault();
    for (const open of this.querySelectorAll<HTMLDetailsElement>('details[open]')) open.open = false;
    const type = link.getAttribute(TYPE_LINK) ?? '';
    this.#show(this.#groups().find((group) => group.getAttribute(GROUP) === type));
    history.replaceState(history.state, '', `#${typeAnchor(type)}`);
  };

  #closeOthers = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of this.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== target) other.open = false;
    }
  };
}

customElements.define('faq-list', FaqList);
