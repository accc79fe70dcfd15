import type { Id, Localised, LocalisedHtml } from './common.ts';

export interface FaqType {
  id: Id;
  title: Localised;
}

export interface Faq {
  id: Id;
  typeId: Id;
  question: Localised;
  answer: LocalisedHtml;
}
