/** On a number of the countdown: its unit, such as `days`. By it the countdown's HTML and its script meet. */
export const UNIT = 'data-unit';
