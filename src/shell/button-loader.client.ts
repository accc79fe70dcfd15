import { gestures } from '../components/browser/intent.ts';
import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { SAVE } from '../screens/event/buttons/save-markup.ts';
import { readItem } from '../stores/browser-storage.ts';
import { PLAN_KEY } from '../stores/plan/plan-key.ts';
import { loadOnDemand } from './load-on-demand.ts';

/**
 * Loads what shares a page and saves events with the visitor's first gesture, since every list of events has its buttons
 * from there; at once where a plan is there to be shown, or something was pressed before this came.
 */
export function loadButtonsOnGesture(): void {
  const waiting = new AbortController();
  let saving: Promise<void> | undefined;
  const load = (event?: Event): void => {
    saving ??= loadOnDemand().then(({ watchButtons }) => watchButtons());
    saving.then(
      () => waiting.abort(),
      (error: unknown) => {
        // The next gesture tries again; only who turns to a button waits for it.
        saving = undefined;
        if (event?.target instanceof Element && event.target.closest(`[${SAVE}],[${SHARE}]`))
          reportLoadFailure(error);
      },
    );
  };
  for (const type of [...gestures, 'scroll'])
    window.addEventListener(type, load, { capture: true, passive: true, signal: waiting.signal });
  if (window.earlyPresses ?? readItem('local', PLAN_KEY)) load();
}
