/**
 * Dispatched within an island, by the island, once it answers to the controls it has elsewhere in the page
 * (`controls` of `client:intent`).
 */
export const CONTROLS_READY = 'controls:ready';
