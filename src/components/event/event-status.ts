import { phaseOf } from '../../domain/event-time.ts';
import type { EventTime } from '../../domain/model/event.ts';
import { clockFrom, festivalMoment } from '../../site/clock.ts';
import { publicEnvironment } from '../../site/public-environment.ts';

/** Says "today", "on now" or "over" by the visitor's clock; nothing of what is yet to come. */
class EventStatus extends HTMLElement {
  connectedCallback(): void {
    const time = JSON.parse(this.dataset['time'] ?? 'null') as EventTime | null;
    if (!time) return;
    const now = festivalMoment(clockFrom(publicEnvironment.now)());
    this.querySelector(`[data-phase="${phaseOf(time, now)}"]`)?.setAttribute('data-said', '');
  }
}

customElements.define('event-status', EventStatus);
