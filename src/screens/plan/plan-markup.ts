/** Dispatched on the window by the page of the plan, which shows it without being asked to. */
export const PLAN_REQUEST = 'plan:show';
