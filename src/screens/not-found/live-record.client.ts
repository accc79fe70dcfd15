import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { recordAt } from './record-address.ts';

const loadFinder = () => import('./find-record.client.ts');

/**
 * Stands on the page of what is not found. The festival lives on between two builds: an event or a person that the
 * address names may be known to the back end, or stand at another address.
 */
class LiveRecord extends HTMLElement {
  connectedCallback(): void {
    const record = recordAt(location);
    if (!record) return;
    void loadFinder().then(({ findRecord }) => findRecord(this, record), reportLoadFailure);
  }
}

customElements.define('live-record', LiveRecord);
