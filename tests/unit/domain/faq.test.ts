import { expect, test } from 'vitest';
import { faqTypesOf } from '../../../src/domain/faq.ts';

const types = [
  { id: 4, title: { fr: 'Billets' } },
  { id: 2, title: { fr: 'Accès' } },
  { id: 3, title: { fr: 'Sans question' } },
];

test('types without a question are not offered', () => {
  const faq = (id: number, typeId: number) => ({ id, typeId, question: {}, answer: {} });
  expect(faqTypesOf(types, [faq(1, 2), faq(2, 4), faq(3, 2)]).map(({ id }) => id)).toEqual([4, 2]);
});
