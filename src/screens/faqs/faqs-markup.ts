import type { Id } from '../../domain/model/core.ts';

/* How the HTML of the questions meets its script: by attributes that hold the id of a type, and by anchors. */

/** On the questions of a type. */
export const GROUP = 'data-group';
/** On the questions of a type that is not selected: a screen hides them, paper shows them all. */
export const UNSELECTED = 'data-unselected';
/** On the link that selects a type. */
export const TYPE_LINK = 'data-type';

/** Anchor of a type of questions. */
export const typeAnchor = (typeId: Id | string): string => `faq-${typeId}`;
/** Anchor of a question. */
export const questionAnchor = (questionId: Id): string => `question-${questionId}`;
