/* Names shared by the HTML that shows the state of an event, its styles and its script (`event-state.client.ts`). */

/** Name of the element, which adds the state to its content. */
export const EVENT_STATE = 'event-state';
/** On the element: when one can get in, as written by `opennessText`. */
export const OPENS = 'opens';
/** On the words of the state, which are true only now: `print.css` hides them, since paper is read later. */
export const STATE_TEXT = 'data-state';
