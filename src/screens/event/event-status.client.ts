import { type EventHours, phaseOf } from '../../domain/event/event-phase.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { clockFrom } from '../../site/clock.ts';
import { festivalMoment } from '../../site/festival-moment.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { CURRENT, isOfPhase, textsOf } from '../edition-status/phase-markup.ts';
import { hoursIn } from './event-status-markup.ts';

const clock = clockFrom(publicEnvironment.now);

/** Shows "today", "on now" or "over" by the visitor's clock, and nothing for an upcoming event. */
class EventStatus extends HTMLElement {
  connectedCallback(): void {
    const hours = hoursIn(this);
    if (hours) eachMinute(() => this.#showPhase(hours));
  }

  #showPhase(hours: EventHours): void {
    const phase = phaseOf(hours, festivalMoment(clock()));
    for (const word of textsOf(this)) word.toggleAttribute(CURRENT, isOfPhase(word, phase));
  }
}

customElements.define('event-status', EventStatus);
