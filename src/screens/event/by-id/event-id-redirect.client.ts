import type { Id } from '../../../domain/model/core.ts';
import { reportLoadFailure } from '../../../components/browser/load-failure.ts';

/**
 * Redirects to the event that the `id` of an address names, if another event has the slug now (**Event address**).
 * Every event has a page by its id that redirects; without such a page the id is unknown, and the visitor stays.
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
