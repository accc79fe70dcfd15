/* By these the HTML that tells the state of an event meets its styles and its script (`event-state.client.ts`). */

/** Name of the element. It adds its words to what it contains. */
export const EVENT_STATE = 'event-state';
/** On it: when one can get in, as `opennessText` writes it. */
export const OPENS = 'opens';
/** On its words, which are true when they are read: `print.css` knows it, since paper is read later. */
export const STATE_SAID = 'data-said';
