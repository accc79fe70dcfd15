import type { Id } from './model/common.ts';
import type { Faq, FaqType } from './model/festival.ts';

/** Spec §2: one type selected, one question of it open at most. */
export interface FaqState {
  typeId: Id | null;
  openId: Id | null;
}

/** Types that have a question, in their given order. */
export function faqTypesOf(types: readonly FaqType[], faqs: readonly Faq[]): FaqType[] {
  return types.filter(({ id }) => faqs.some(({ typeId }) => typeId === id));
}

/** The first type selected, nothing open. */
export function initialFaq(types: readonly FaqType[]): FaqState {
  return { typeId: types[0]?.id ?? null, openId: null };
}

/** Selecting a type closes the open question, also when the type was selected already. */
export function selectFaqType(typeId: Id): FaqState {
  return { typeId, openId: null };
}

/** Opens a question in place of the open one; the open one is closed. */
export function toggleQuestion(state: FaqState, questionId: Id): FaqState {
  return { ...state, openId: state.openId === questionId ? null : questionId };
}
