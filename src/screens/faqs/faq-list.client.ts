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

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#follow);
  }

  /** Shows the type or the question that the address names, the question open. */
  #follow = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const group = target?.closest<HTMLElement>('[data-group]');
    if (!target || !group || !this.contains(group)) return;
    this.#show(group);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };

  #groups(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-group]')];
  }

  #show(shown: HTMLElement | undefined): void {
    for (const group of this.#groups()) group.hidden = group !== shown;
    for (const link of this.querySelectorAll<HTMLElement>('[data-type]')) {
      const isCurrent = link.dataset['type'] === shown?.dataset['group'];
      link.ariaCurrent = isCurrent ? 'true' : null;
      link.classList.toggle('button-solid', isCurrent);
    }
  }

  #choose = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-type]') : null;
    if (!link) return;
    event.preventDefault();
    for (const open of this.querySelectorAll<HTMLDetailsElement>('details[open]')) open.open = false;
    this.#show(this.#groups().find((group) => group.dataset['group'] === link.dataset['type']));
    history.replaceState(history.state, '', `#faq-${link.dataset['type'] ?? ''}`);
  };

  #closeOthers = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of this.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== target) other.open = false;
    }
  };
}

customElements.define('faq-list', FaqList);
