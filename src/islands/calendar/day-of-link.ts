import type { Day } from '../../domain/model/common.ts';

/** The day a link of a calendar stands for. */
export const dayOf = (link: HTMLElement): Day => link.dataset['day'] ?? '';
