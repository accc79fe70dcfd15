import { french, html, type Words } from './build/words.ts';
import type { FaqRow, Id, TitledRow } from './types.ts';

export const faqTypes = {
  visit: { id: 1, intitule: 'Préparer sa visite', intitule_en: 'Planning a visit' },
  booking: { id: 2, intitule: 'Billets et inscriptions', intitule_en: 'Tickets and booking' },
  access: { id: 3, intitule: 'Accessibilité et familles', intitule_en: 'Access and families' },
  taking: { id: 4, intitule: 'Participer', intitule_en: 'Taking part' },
} as const satisfies Record<string, TitledRow>;

interface Question {
  ask: Words;
  answer: Words;
}

function about(type: keyof typeof faqTypes, firstId: Id, questions: readonly Question[]): FaqRow[] {
  return questions.map(({ ask, answer }, index) => ({
    id: firstId + index,
    type: faqTypes[type].id,
    question_fr: ask[0] === null ? null : french(ask[0]),
    question_en: ask[1],
    answer_fr: answer[0] === null ? null : french(html(answer[0])),
    answer_en: answer[1] === null ? null : html(answer[1]),
  }));
}

export const faqs: FaqRow[] = [
  ...about('visit', 1, [
    {
      ask: ['Faut-il payer pour entrer dans les expositions ?', 'Is there a charge for the exhibitions?'],
      answer: [
        'Non. Les neuf expositions, les débats et les ateliers sont gratuits. Seules les performances ont un billet, de 10 à 25 dinars, avec un demi-tarif pour les moins de 26 ans, les étudiants et les personnes sans emploi.',
        'No. The nine exhibitions, the debates and the workshops are free. Only performances carry a ticket, from 10 to 25 dinars, at half price for under-26s, students and people out of work.',
      ],
    },
  ]),
];
