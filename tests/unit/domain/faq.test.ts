import { expect, test } from 'vitest';
import { faqTypesOf, initialFaq, selectFaqType, toggleQuestion } from '../../../src/domain/faq.ts';

const types = [
  { id: 4, title: { fr: 'Billets' } },
  { id: 2, title: { fr: 'Accès' } },
  { id: 3, title: { fr: 'Sans question' } },
];

test('the first type is selected at first, and nothing is open', () => {
  expect(initialFaq(types)).toEqual({ typeId: 4, openId: null });
  expect(initialFaq([])).toEqual({ typeId: null, openId: null });
});

test('one question is open at a time, clicking it closes it', () => {
  const first = toggleQuestion(initialFaq(types), 10);
  expect(first).toEqual({ typeId: 4, openId: 10 });
  expect(toggleQuestion(first, 11)).toEqual({ typeId: 4, openId: 11 });
  expect(toggleQuestion(first, 10)).toEqual({ typeId: 4, openId: null });
});

test('selecting a type closes the open question', () => {
  expect(selectFaqType(2)).toEqual({ typeId: 2, openId: null });
});

test('types without a question are not offered', () => {
  const faq = (id: number, typeId: number) => ({ id, typeId, question: {}, answer: {} });
  expect(faqTypesOf(types, [faq(1, 2), faq(2, 4), faq(3, 2)]).map(({ id }) => id)).toEqual([4, 2]);
});
