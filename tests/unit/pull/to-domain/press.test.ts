import { describe, expect, it } from 'vitest';
import { asCurrent } from '../../../../src/content/snapshot.ts';
import { editionWire } from '../../../../scripts/pull/wire/edition.ts';
import { readRecords } from '../../../../scripts/pull/wire/read-record.ts';
import { eventOf, festivalOf } from './harness.ts';

function pressOf(wire: object) {
  const { records } = readRecords(editionWire, [{ id: 1, annee: 2024, ...wire }], 'editions');
  const { festival, quarantined } = festivalOf({ editions: records });
  const press = festival.editions[0]?.press;
  if (!press) throw new Error('The edition was left out.');
  return { press, reasons: quarantined.map(({ path, reason }) => `${path} ${reason}`) };
}

describe('what an edition tells the press', () => {
  it('is its contact, its figures with their sources, and itself in three lengths', () => {
    const { press, reasons } = pressOf({
      contact_presse: { nom: 'Nour', email: 'presse@dhaw.example', telephone: '+216 10' },
      chiffres: [{ valeur: 9, intitule: 'expositions', intitule_en: 'exhibitions', source: 'Programme' }],
      presentation_50_fr: 'Court.',
      presentation_250_en: 'Long.',
    });
    expect(press).toEqual({
      contact: { name: 'Nour', email: 'presse@dhaw.example', phone: '+216 10' },
      figures: [
        {
          value: { fr: '9' },
          label: { fr: 'expositions', en: 'exhibitions' },
          source: { fr: 'Programme' },
        },
      ],
      presentations: { short: { fr: 'Court.' }, medium: {}, long: { en: 'Long.' } },
    });
    expect(reasons).toEqual([]);
  });

  it('is nothing where the back end says nothing', () => {
    expect(pressOf({}).press).toEqual({
      contact: null,
      figures: [],
      presentations: { short: {}, medium: {}, long: {} },
    });
  });

  it.each([
    [{ email: 'presse at dhaw' }, '.contact_presse.email "presse at dhaw" is not an e-mail address'],
    [{ nom: 'Nour' }, '.contact_presse has neither email nor telephone; it is left out'],
  ])('leaves a contact out that nobody can reach, and says so: %j', (contact_presse, reason) => {
    const { press, reasons } = pressOf({ contact_presse });
    expect(press.contact).toBeNull();
    expect(reasons.join('\n')).toContain(reason);
  });

  it('leaves a figure without a number out, and says which', () => {
    const { press, reasons } = pressOf({
      chiffres: [{ intitule: 'pays' }, { valeur: '33', intitule: 'pays' }],
    });
    expect(press.figures).toHaveLength(1);
    expect(reasons).toEqual(['/api/editions/ #1.chiffres[0] has no number or no words; it is left out']);
  });
});

describe('a photograph', () => {
  it('may be printed by the press only where the back end says so', () => {
    const { event } = eventOf({
      id: 1,
      show: true,
      photos: {
        photos: [
          { id: 1, file: '/a.jpg', telechargeable: true, droits: 'Libre.', droits_en: 'Free.' },
          { id: 2, file: '/b.jpg' },
        ],
      },
    });
    expect(event.photos).toMatchObject([
      { isForPress: true, rights: { fr: 'Libre.', en: 'Free.' } },
      { isForPress: false, rights: {} },
    ]);
  });

  it('of an older snapshot is not for the press, nor has its edition anything to tell it', () => {
    expect(asCurrent('events', [{ id: 1, photos: [{ id: 2 }] }])).toMatchObject([
      { id: 1, status: null, closures: [], photos: [{ id: 2, isForPress: false, rights: {} }] },
    ]);
    expect(asCurrent('editions', [{ id: 1 }])).toMatchObject([{ press: { contact: null, figures: [] } }]);
  });
});
