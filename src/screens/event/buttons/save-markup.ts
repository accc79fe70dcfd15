/** On a button that saves an event in the visitor's plan, or takes it out: the event's id. */
export const SAVE = 'data-save';
/** On the tools in the bar of every page, before which the number of saved events stands. */
export const BAR_TOOLS = 'data-tools';
/** Every such button. */
export const SAVE_BUTTONS = `button[${SAVE}]`;
