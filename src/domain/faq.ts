import type { Faq, FaqType } from './model/faq.ts';

/** Types that have questions, in their given order. */
export function faqTypesOf(types: readonly FaqType[], faqs: readonly Faq[]): FaqType[] {
  return types.filter(({ id }) => faqs.some(({ typeId }) => typeId === id));
}
