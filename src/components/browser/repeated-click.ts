/**
 * Whether a click is the second of a double one. By then the first may have been answered, and what the button does
 * now be something else: a visitor who always clicks twice means it once.
 */
export const isRepeatedClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
