import { nowList } from '../../domain/now/now-list.ts';
import { opennessIn } from '../../domain/event/openness/openness.ts';
import { dayOf, daySpan } from '../../domain/time/zone-clock.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { timeZone } from '../../site/time-zone.ts';
import { OPENS } from '../event/status/state-markup.ts';
import { AS_BUILT, VENUE } from './now-markup.ts';
import { drawNow, type NowRow } from './draw-now.ts';
import { chooseStart } from './choose-start.ts';

/**
 * What is on by the visitor's clock: every row of the edition is in the page, and stands in its group as long as it
 * belongs there. It needs no network, and walks are counted on this device.
 */
class FestivalNow extends HTMLElement {
  connectedCallback(): void {
    const rows = readRows(this);
    const draw = drawNow(this);
    let moment: number | null = null;
    const refresh = (): void => {
      if (moment === null) return;
      const today = daySpan(dayOf(new Date(moment), timeZone), timeZone);
      draw(nowList(rows, moment, today), moment);
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

/** Every row of the page: those of the day as the build knew it, and those that wait in its template. */
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

customElements.define('festival-now', FestivalNow);
