/**
 * Whether a click is the second of a double click. The first may already have changed what the button does, and a
 * visitor who always clicks twice means only the first.
 */
export const isRepeatedClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
