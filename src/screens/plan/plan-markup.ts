/** Event that the page of the plan dispatches on the window, to show the plan without a visitor's action. */
export const PLAN_REQUEST = 'plan:show';
