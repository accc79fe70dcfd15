import type { Id } from './common.ts';

export interface FaqRow {
  id: Id;
  type: Id;
  question_fr: string | null;
  question_en: string | null;
  answer_fr: string | null;
  answer_en: string | null;
}
