import type { Id } from '../../domain/model/core.ts';

/* Attributes and anchors shared by the HTML of the questions and its script. */

/** On the questions of a type: the id of the type. */
export const GROUP = 'data-group';
/** On the questions of a type that is not selected: hidden on screens, shown in print. */
export const UNSELECTED = 'data-unselected';
/** On the link that selects a type: the id of the type. */
export const TYPE_LINK = 'data-type';

export const typeAnchor = (typeId: Id | string): string => `faq-${typeId}`;
export const questionAnchor = (questionId: Id): string => `question-${questionId}`;
