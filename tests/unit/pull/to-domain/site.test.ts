import { describe, expect, it } from 'vitest';
import { festivalOf } from './harness.ts';

it.each([
  ['/program/2024/', 'program/2024'],
  ['fr/faqs', 'faqs'],
  ['/', 'home'],
  ['typeevent/1/2', 'typeevent/1/2'],
  ['dhaw_2024', 'dhaw_2024'],
  ['/Program/2024', 'program/2024'],
  ['/usereventsubscriptions', 'userEventSubscriptions'],
  ['/FAQs?from=Menu', 'faqs?from=Menu'],
  ['à-propos', null],
  ['constructor', null],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['../admin', null],
  ['a//b', null],
])('a menu entry to %s links to the path %s of this site, spelled as the page is', (path, expected) => {
  const { festival } = festivalOf({ menu: [{ id: 4 }], subMenu: [{ id: 1, menu: { id: 4 }, path }] });
  expect(festival.subMenu[0]?.path).toBe(expected);
});

describe('questions', () => {
  const asked = (id: number) => ({ id, question_fr: `Où, ${id} ?` });

  it('have their types in the order in which the questions name them', () => {
    const { festival, quarantined } = festivalOf({
      faqs: [
        { ...asked(1), type: { id: 8, intitule: 'Venir' } },
        { ...asked(2), type: { id: 3 } },
        { ...asked(3), type: { id: 8 } },
        { ...asked(4), type: { id: 3, intitule: 'Voir' } },
      ],
    });
    expect(festival.faqTypes).toEqual([
      { id: 8, title: { fr: 'Venir' } },
      { id: 3, title: { fr: 'Voir' } },
    ]);
    expect(festival.faqs.map(({ typeId }) => typeId)).toEqual([8, 3, 8, 3]);
    expect(quarantined).toEqual([]);
  });

  it('without a type, or of one that has no title anywhere, stay and are reported', () => {
    const { festival, reasons } = festivalOf({ faqs: [asked(1), { ...asked(2), type: { id: 3 } }] });
    expect(festival.faqTypes).toEqual([]);
    expect(festival.faqs).toMatchObject([
      { id: 1, typeId: null },
      { id: 2, typeId: null },
    ]);
    expect(reasons).toEqual([
      '/api/faqs/ #1.type has no title; the question is among the other questions',
      '/api/faqs/ #2.type has no title; the question is among the other questions',
    ]);
  });

  it('without text in any language are left out and reported', () => {
    const { festival, reasons } = festivalOf({
      faqs: [
        { id: 1, type: { id: 8, intitule: 'Venir' }, answer_fr: '<p>En train.</p>' },
        { id: 2, type: { id: 8 }, question_en: 'Where?' },
      ],
    });
    expect(festival.faqs.map(({ id }) => id)).toEqual([2]);
    expect(reasons).toEqual(['/api/faqs/ #1.question_fr is missing; the question is left out']);
  });
});

it('a partner without a name is reported', () => {
  const partners = [
    { id: 8, logo: '/logo.svg' },
    { id: 9, nom_en: 'Radio' },
  ];
  const { reasons } = festivalOf({ partners });
  expect(reasons).toEqual([
    '/api/partenaires/ #8.nom_fr is missing; its site or its logo, if it has one, stands in for the name',
  ]);
});

it('media links are sorted by their order, those without one last', () => {
  const url = 'https://journal.example';
  const { festival } = festivalOf({
    mediaLinks: [
      { id: 1, url },
      { id: 2, url, ordre: 9 },
      { id: 3, url, ordre: 2, date: '2024-10-02T10:00:00' },
      { id: 4, url: 'nulle part' },
    ],
  });
  expect(festival.mediaLinks.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(festival.mediaLinks[0]?.date).toBe('2024-10-02');
});
it('only menu entries with show: true are shown', () => {
  const { festival } = festivalOf({ menu: [{ id: 1, show: true }, { id: 2, show: false }, { id: 3 }] });
  expect(festival.menu.map(({ isShown }) => isShown)).toEqual([true, false, false]);
});
