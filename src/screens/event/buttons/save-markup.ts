/** On a button that saves an event in the visitor's plan, or takes it out: the event's id. */
export const SAVE = 'data-save';
/** Every such button. */
export const SAVE_BUTTONS = `button[${SAVE}]`;

/** On a button: the path of a calendar, which it saves with reminders. */
export const REMINDER = 'data-reminder';
