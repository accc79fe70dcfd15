import { describe, expect, it } from 'vitest';
import { editionWire } from '../../../../scripts/pull/wire/records.ts';
import { readRecords } from '../../../../scripts/pull/wire/read-record.ts';
import { eventOf, festivalOf } from './harness.ts';

function pressOf(wire: object) {
  const { records } = readRecords(editionWire, [{ id: 1, annee: 2024, ...wire }], 'editions');
  const { festival, reasons } = festivalOf({ editions: records });
  const press = festival.editions[0]?.press;
  if (!press) throw new Error('The edition was left out.');
  return { press, reasons };
}

describe('the press information of an edition', () => {
  it('has a contact, figures with their sources, presentations in three lengths and a policy', () => {
    const { press, reasons } = pressOf({
      contact_presse: { nom: 'Nour', email: 'presse@dhaw.example', telephone: '+216 10' },
      chiffres: [{ valeur: 9, intitule: 'expositions', intitule_en: 'exhibitions', source: 'Programme' }],
      presentation_50_fr: 'Court.',
      presentation_250_en: 'Long.',
      politique_presse_fr: 'Rien n’est sous embargo.',
    });
    expect(press).toEqual({
      contact: { name: 'Nour', email: 'presse@dhaw.example', phone: '+216 10' },
      figures: [
        { value: { fr: '9' }, label: { fr: 'expositions', en: 'exhibitions' }, source: { fr: 'Programme' } },
      ],
      presentations: { short: { fr: 'Court.' }, medium: {}, long: { en: 'Long.' } },
      policy: { fr: 'Rien n’est sous embargo.' },
    });
    expect(reasons).toEqual([]);
  });

  it('is empty if the back end has none', () => {
    const presentations = { short: {}, medium: {}, long: {} };
    expect(pressOf({}).press).toEqual({ contact: null, figures: [], presentations, policy: {} });
  });

  it.each([
    [{ email: 'presse at dhaw' }, '.contact_presse.email "presse at dhaw" is not an e-mail address'],
    [{ nom: 'Nour' }, '.contact_presse has neither email nor telephone; it is left out'],
  ])('leaves out and reports a contact that nobody can reach: %j', (contact_presse, reason) => {
    const { press, reasons } = pressOf({ contact_presse });
    expect(press.contact).toBeNull();
    expect(reasons.join('\n')).toContain(reason);
  });

  it('leaves out and reports a figure without a number', () => {
    const { press, reasons } = pressOf({
      chiffres: [{ intitule: 'pays' }, { valeur: '33', intitule: 'pays' }],
    });
    expect(press.figures).toHaveLength(1);
    expect(reasons).toEqual(['/api/editions/ #1.chiffres[0] has no number or no words; it is left out']);
  });
});

describe('a photograph', () => {
  const photosOf = (...given: object[]) => {
    const photos = given.map((one, id) => ({ id, file: `/${id}.jpg`, ...one }));
    const { event, reasons } = eventOf({ id: 1, photos: { photos } });
    return { photos: event.photos, reasons };
  };

  it('may be printed by the press only if the back end says so', () => {
    const forPress = { telechargeable: true, droits: 'Libre.', droits_en: 'Free.' };
    expect(photosOf(forPress, {}).photos).toMatchObject([
      { isForPress: true, rights: { fr: 'Libre.', en: 'Free.' } },
      { isForPress: false, rights: {} },
    ]);
  });

  it.each(['2024.0', '0x7E8', '2.024e3', '+2024', '02024'])('has no date if it is written as %s', (date) => {
    expect(photosOf({ date }).photos).toMatchObject([{ takenOn: null }]);
  });

  it('has a title and a description in both languages, a photographer, a date and a licence', () => {
    const licence = 'https://creativecommons.org/licenses/by/4.0/';
    const titles = { title: 'Drap onze', title_en: 'Sheet eleven' };
    const texts = { description_fr: 'Un drap sèche.', description_en: 'A sheet is drying.' };
    const facts = { auteur: 'Emna Belkhiria', date: '2023', licence };
    const { photos, reasons } = photosOf({ ...titles, ...texts, ...facts }, { date: '14/05/2023' });
    expect(photos[0]).toMatchObject({
      title: { fr: 'Drap onze', en: 'Sheet eleven' },
      description: { fr: 'Un drap sèche.', en: 'A sheet is drying.' },
      photographer: 'Emna Belkhiria',
      takenOn: '2023',
      licence,
    });
    expect(photos[1]?.takenOn).toBeNull();
    expect(reasons).toEqual([
      '/api/evenements/ #1.photos.photos[1].date "14/05/2023" is neither a year nor a day: expected yyyy or yyyy-MM-dd',
    ]);
  });

  it('without a credit is credited to its photographer', () => {
    const auteur = 'Emna Belkhiria';
    const { photos } = photosOf({ auteur }, { auteur, credit: ['Studio Halfaouine'] }, {});
    expect(photos.map(({ credits }) => credits)).toEqual([['Emna Belkhiria'], ['Studio Halfaouine'], []]);
  });
});
