/** Where the browser stores the visitor's plan: a list of `SavedEvent`, as JSON. Apart, since every page reads whether there is one. */
export const PLAN_KEY = 'plan';
