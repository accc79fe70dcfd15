import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { recordAt } from './record-address.ts';

const loadFinder = () => import('./find-record.client.ts');

/**
 * Element of the “not found” page. The festival changes between two builds: the event or person in the address may be
 * known to the back end, or have another address.
 */
class LiveRecord extends HTMLElement {
  connectedCallback(): void {
    const record = recordAt(location);
    if (!record) return;
    void loadFinder().then(({ findRecord }) => findRecord(this, record), reportLoadFailure);
  }
}

customElements.define('live-record', LiveRecord);
