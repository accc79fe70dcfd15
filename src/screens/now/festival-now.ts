import { nowList } from '../../domain/now/now-list.ts';
import { opennessIn } from '../../domain/event/openness/openness-text.ts';
import { daySpanAt } from '../../domain/time/zone-clock.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { timeZone } from '../../site/time-zone.ts';
import { OPENS } from '../event/status/state-markup.ts';
import { AS_BUILT, NEAR, VENUE } from './now-markup.ts';
import { drawNow, type NowRow } from './draw-now.ts';
import type { OnStart, walkStart } from './walk-start.ts';

/**
 * Shows what is on by the visitor's clock: the page contains every row of the edition, and each is in its group as long
 * as it belongs there. No network is needed, and walks are computed on this device.
 */
class FestivalNow extends HTMLElement {
  connectedCallback(): void {
    const rows = readRows(this);
    const draw = drawNow(this);
    let moment: number | null = null;
    const refresh = (): void => {
      if (moment === null) return;
      draw(nowList(rows, moment, daySpanAt(moment, timeZone)), moment);
    };
    this.querySelector(`[${AS_BUILT}]`)?.remove();
    chooseStart(this, (walkTo) => {
      for (const row of rows) Object.assign(row, walkTo(row.venue));
      refresh();
    });
    eachMinute((now) => {
      moment = now;
      refresh();
    });
  }
}

/** Reads every row of the page: those of the day at build time, and the others in the template. */
function readRows(root: HTMLElement): NowRow[] {
  const waiting = root.querySelector('template')?.content;
  return [root, waiting].flatMap((place) =>
    [...(place?.querySelectorAll<HTMLElement>(`[${VENUE}]`) ?? [])].map((element) => ({
      element,
      openness: opennessIn(element.querySelector(`[${OPENS}]`)?.getAttribute(OPENS) ?? ''),
      venue: element.getAttribute(VENUE) ?? '',
      walk: null,
      walkText: null,
    })),
  );
}

/** Lets the visitor choose where walks start. The code that computes them is loaded on request. */
export function chooseStart(root: HTMLElement, onStart: OnStart): void {
  const start = (choose: keyof ReturnType<typeof walkStart>): void =>
    void import('./walk-start.ts')
      .then((module) => module.walkStart(root, onStart)[choose]())
      .catch(reportLoadFailure);
  if (location.search) start('fromAddress');
  root.querySelector('select')?.addEventListener('change', () => start('fromVenue'));
  root.querySelector(`[${NEAR}]`)?.addEventListener('click', () => start('fromHere'));
}

customElements.define('festival-now', FestivalNow);
