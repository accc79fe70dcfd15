import { readItem } from '../../stores/browser-storage.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { NOTICES_KEY } from '../../stores/notice-keys.ts';
import { loadOnDemand } from '../load-on-demand.ts';

/** Shows what the page before may have left to say. */
export function showNoticesLeft(): void {
  if (!readItem('session', NOTICES_KEY)) return;
  loadOnDemand().then(({ showNotices }) => showNotices(), reportLoadFailure);
}
