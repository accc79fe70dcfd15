import type { Id } from './model/common.ts';
import type { Faq, FaqType } from './model/faq.ts';

/** The rule **One question open**. */
export interface FaqState {
  typeId: Id | null;
  openId: Id | null;
}

/** Types that have questions, in their given order. */
export function faqTypesOf(types: readonly FaqType[], faqs: readonly Faq[]): FaqType[] {
  return types.filter(({ id }) => faqs.some(({ typeId }) => typeId === id));
}

/** The first type selected, nothing open. */
export function initialFaq(types: readonly FaqType[]): FaqState {
  return { typeId: types[0]?.id ?? null, openId: null };
}

/** Selecting a type closes the open question, even if the type was already selected. */
export function selectFaqType(typeId: Id): FaqState {
  return { typeId, openId: null };
}

/** Opens a question and closes the one that was open; closes the question if it was open itself. */
export function toggleQuestion(state: FaqState, questionId: Id): FaqState {
  return { ...state, openId: state.openId === questionId ? null : questionId };
}
