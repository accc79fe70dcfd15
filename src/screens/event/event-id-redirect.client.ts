import { pageById } from './page-by-id.client.ts';

/**
 * Leads to the event an address asks for by its id, where it is not the one that has the slug (**Event address**).
 * Every id has a page of its own that redirects; an id without one is no event, and its visitor stays.
 */
class EventIdRedirect extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const requested = new URLSearchParams(location.search).get('id');
    const { id, root } = this.dataset;
    if (!requested || !root || !/^\d+$/.test(requested) || Number(requested) === Number(id)) return;
    const target = await pageById(root, Number(requested));
    if (target) location.replace(target);
  }
}

customElements.define('event-id-redirect', EventIdRedirect);
