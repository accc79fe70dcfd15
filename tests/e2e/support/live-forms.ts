import type { Failure } from './failures.ts';

export type Values = Record<string, string>;

export interface LiveForm {
  route: string;
  path: string;
  /** Prefix of the keys of its words. */
  prefix: string;
  /** Values to type, by the label of the field. */
  values: Values;
  /** Failure with which the form is tested. `tests/unit/stores/forms.test.ts` tests the message of each failure. */
  failure: Failure;
}

export const contact: LiveForm = {
  route: 'contact',
  path: '/send-email/',
  prefix: 'contact',
  values: {
    'contact.email': 'leila@example.org',
    'contact.subject': 'Une visite de groupe',
    'contact.message': 'Nous serons vingt.\nÀ quelle heure ?',
  },
  failure: 'slow',
};

export const partnership: LiveForm = {
  route: 'add-partner',
  path: '/become-partner/',
  prefix: 'partnership',
  values: {
    'partnership.firstName': 'Leïla',
    'partnership.lastName': 'Ben Salah',
    'partnership.email': 'leila@example.org',
    'partnership.phone': '+216 71 000 000',
    'partnership.jobTitle': 'Directrice',
    'partnership.experienceField': 'Édition',
    'partnership.website': 'https://example.org/',
  },
  failure: 'down',
};
