import type { Id } from '../../../domain/model/core.ts';
import { reportLoadFailure } from '../../../components/browser/load-failure.ts';

/**
 * Leads to the event an address asks for by its id, where it is not the one that has the slug (**Event address**).
 * Every id has a page of its own that redirects; an id without one is no event, and its visitor stays.
 */
class EventIdRedirect extends HTMLElement {
  connectedCallback(): void {
    const requested = new URLSearchParams(location.search).get('id');
    const { id, root } = this.dataset;
    if (!requested || !root || !/^\d+$/.test(requested) || Number(requested) === Number(id)) return;
    leadTo(root, Number(requested)).catch(reportLoadFailure);
  }
}

async function leadTo(root: string, id: Id): Promise<void> {
  const { pageById } = await import('./page-by-id.client.ts');
  const target = await pageById(root, id);
  if (target) location.replace(target);
}

customElements.define('event-id-redirect', EventIdRedirect);
