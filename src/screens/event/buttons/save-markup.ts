/** On a button that saves an event in the visitor's plan, or removes it: the event's id. */
export const SAVE = 'data-save';
/** On the tools in the bar of every page; the number of saved events is inserted before them. */
export const BAR_TOOLS = 'data-tools';
export const SAVE_BUTTONS = `button[${SAVE}]`;
