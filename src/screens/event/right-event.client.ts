import { pageById } from './page-by-id.client.ts';

/**
 * Leads to the event an address asks for by its id, where it is not the one that has the slug (DESIGN §4). Every id has
 * a page of its own that knows the way; an id without one is no event, and its visitor stays.
 */
class RightEvent extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('id');
    const { id, root } = this.dataset;
    if (!asked || !root || !/^\d+$/.test(asked) || Number(asked) === Number(id)) return;
    const target = await pageById(root, Number(asked));
    if (target) location.replace(target);
  }
}

customElements.define('right-event', RightEvent);
