import { describe, expect, test } from 'vitest';
import { answered, backEnd, ids } from './harness.ts';

const { call } = backEnd();

describe('lists', () => {
  test.each([
    ['menu', [1, 2]],
    ['editions', [1, 2]],
    ['lieux', [1, 2]],
    ['typeactivites', [1, 2]],
    ['type_evenements', [4, 2, 1]],
    ['roles', [3, 4]],
    ['personnes', [1, 2, 3]],
    ['liens', [1, 2]],
  ])('of /%s/ are sorted', async (name, expected) => {
    expect(await ids(call(`/${name}/`))).toEqual(expected);
  });

  test('of activities and participants have those of shown events only', async () => {
    expect(await ids(call('/activites/'))).not.toContain(90);
    expect(await ids(call('/intervenants/'))).toEqual([103, 100, 101, 102]);
  });

  test('of participants have the role, and the person without the biography', async () => {
    const [participant] = (await (await call('/intervenants/')).json()) as unknown[];
    expect(participant).toEqual({
      id: 103,
      role: { id: 3, intitule: 'Commissaire', intitule_en: 'Curator', ordre: 1, categorie: 1 },
      personne: {
        id: 3,
        prenom: 'Salma',
        nom: 'Lumière',
        photo_db: { reduced_size_image: '/media/portrait/3.webp', title: null, thumbnail: null },
        thumbnail: '/media/portrait/3-small.webp',
      },
    });
  });

  test('of questions have the type with its titles', async () => {
    const [faq] = (await (await call('/faqs/')).json()) as unknown[];
    expect(faq).toMatchObject({ type: { id: 1, intitule: 'Venir', intitule_en: 'Getting here' } });
  });
});

test('editions by year are only the one of that year', async () => {
  expect(await ids(call('/editions/?annee=2024'))).toEqual([1]);
  expect(await ids(call('/editions/?annee=2023'))).toEqual([]);
  const refusal = { annee: ['Enter a year of four digits.'] };
  for (const year of ['', '24', 'last'])
    expect(await answered(call(`/editions/?annee=${year}`)), year).toEqual([400, refusal]);
});

test('a person has the biography, and a page its sections, with or without a final slash', async () => {
  for (const slash of ['', '/']) {
    const [, person] = await answered(call(`/personnes/1${slash}`));
    expect(person).toMatchObject({ id: 1, bio_fr: '<p>Biographie de Lamia</p>' });
    const [, page] = await answered(call(`/pages/19${slash}`));
    expect(page).toMatchObject({ id: 19, sections: [{ id: 1, content_fr: '<p>…</p>' }] });
  }
});

test.each(['/personnes/99/', '/pages/20/', '/pages/', '/pages/x/', '/'])('%s is not found', async (path) => {
  expect(await answered(call(path))).toEqual([404, { detail: 'Not found.' }]);
});
