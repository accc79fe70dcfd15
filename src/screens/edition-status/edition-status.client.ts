import { editionPhase } from '../../domain/edition/edition-phase.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { clockFrom } from '../../site/clock.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { CURRENT, isOfPhase, spanOf, textsOf } from './phase-markup.ts';

const clock = clockFrom(publicEnvironment.now);

/** Says by the visitor's clock whether the edition is to come, on or over. */
class EditionStatus extends HTMLElement {
  connectedCallback(): void {
    eachMinute(() => {
      const { opening, closing } = spanOf(this);
      const phase = closing === null ? null : editionPhase({ opening, closing }, clock());
      for (const text of textsOf(this)) text.toggleAttribute(CURRENT, isOfPhase(text, phase));
    });
  }
}

customElements.define('edition-status', EditionStatus);
