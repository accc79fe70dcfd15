import { editionPhase } from '../../domain/edition/edition-phase.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { clockFrom } from '../../site/clock.ts';
import { publicEnvironment } from '../../site/public-environment.ts';

const clock = clockFrom(publicEnvironment.now);

/** Says by the visitor's clock whether the edition is to come, on or over. */
class EditionStatus extends HTMLElement {
  connectedCallback(): void {
    eachMinute(() => {
      const { opening = null, closing = '' } = this.dataset;
      const phase = editionPhase({ opening, closing }, clock());
      for (const words of this.querySelectorAll<HTMLElement>('[data-phase]'))
        words.toggleAttribute('data-said', words.dataset['phase'] === phase);
    });
  }
}

customElements.define('edition-status', EditionStatus);
