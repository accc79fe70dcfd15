import { lineDirection } from './page-lang.ts';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the arrow key that does the same on a page that runs from left to right. */
export const arrowKey = (key: string): string => (lineDirection() === 1 ? key : (turned[key] ?? key));
