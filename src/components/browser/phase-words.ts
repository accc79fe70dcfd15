import { eachMinute } from './each-minute.ts';
import { CURRENT, FROM } from './phase-markup.ts';

/**
 * Shows one of the words within it by the visitor's clock: the last whose phase has begun (**Visitor's now**). The build
 * gives the instants, so that no time zone is needed here.
 */
class PhaseWords extends HTMLElement {
  connectedCallback(): void {
    const words = [...this.children];
    eachMinute((now) => {
      const current = words.findLast((word) => !(Date.parse(word.getAttribute(FROM) ?? '') > now));
      for (const word of words) word.toggleAttribute(CURRENT, word === current);
    });
  }
}

customElements.define('phase-words', PhaseWords);
