import { recordAt } from './record-address.ts';

/**
 * Stands on the page of what is not found. The festival lives on between two builds: an event or a person that the
 * address names may be known to the back end, or stand at another address.
 */
class NewComer extends HTMLElement {
  connectedCallback(): void {
    const record = recordAt(location);
    if (!record) return;
    // Away from the network the page remains what it is: not found.
    import('./find-record.ts').then(({ findRecord }) => findRecord(this, record)).catch(() => undefined);
  }
}

customElements.define('new-comer', NewComer);
