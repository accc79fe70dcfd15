import { nowList } from '../../domain/now/now-list.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { AS_BUILT, DAYS, daysIn } from './now-markup.ts';
import { drawNow } from './draw-now.ts';
import { readRows } from './now-rows.ts';
import { chooseStart } from './choose-start.ts';

/**
 * What is on by the visitor's clock: every row of the edition is in the page, and stands in its group as long as it
 * belongs there. It needs no network, and walks are counted on this device.
 */
class FestivalNow extends HTMLElement {
  connectedCallback(): void {
    const days = daysIn(this.getAttribute(DAYS) ?? '');
    const rows = readRows(this);
    const draw = drawNow(this, days);
    let moment: number | null = null;
    const refresh = (): void => {
      if (moment !== null) draw(nowList(rows, moment, days), moment);
    };
    this.querySelector(`[${AS_BUILT}]`)?.remove();
    chooseStart(this, (walkTo) => {
      for (const row of rows) row.walk = walkTo(row.venue);
      refresh();
    });
    eachMinute((now) => {
      moment = now;
      refresh();
    });
  }
}

customElements.define('festival-now', FestivalNow);
