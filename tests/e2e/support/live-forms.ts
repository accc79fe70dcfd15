import type { Failure } from './failures.ts';
import type { Lang } from './words.ts';

export type Values = Record<string, string>;

export interface LiveForm {
  route: string;
  path: string;
  prefix: string;
  send: string;
  /** Values to type, by the label of the field. */
  values: Values;
  /** Failures to test in each language. `tests/unit/stores/forms.test.ts` tests the message of each failure. */
  failures: Record<Lang, readonly Failure[]>;
}

export const contact: LiveForm = {
  route: 'contact',
  path: '/send-email/',
  prefix: 'contact',
  send: 'contact.send',
  values: {
    'contact.email': 'leila@example.org',
    'contact.subject': 'Une visite de groupe',
    'contact.message': 'Nous serons vingt.\nÀ quelle heure ?',
  },
  failures: { fr: ['broken', 'busy', 'slow'], en: [] },
};

export const partnership: LiveForm = {
  route: 'add-partner',
  path: '/become-partner/',
  prefix: 'partnership',
  send: 'partnership.send',
  values: {
    'partnership.firstName': 'Leïla',
    'partnership.lastName': 'Ben Salah',
    'partnership.email': 'leila@example.org',
    'partnership.phone': '+216 71 000 000',
    'partnership.jobTitle': 'Directrice',
    'partnership.experienceField': 'Édition',
    'partnership.website': 'https://example.org/',
  },
  failures: { fr: ['down'], en: ['broken'] },
};
