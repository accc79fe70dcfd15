import { describe, expect, test } from 'vitest';
import { backEnd, ids } from './harness.ts';

const { call } = backEnd();

describe('lists', () => {
  test.each([
    ['menu', [1, 2]],
    ['sousmenu', [1]],
    ['editions', [1, 2]],
    ['lieux', [1, 2]],
    ['typeactivites', [1, 2]],
    ['sociaux', [1]],
    ['type_evenements', [4, 2, 1]],
    ['roles', [3, 4]],
    ['faqs', [1]],
    ['partenaires', [1]],
    ['typespartenaires', [1]],
    ['pdf', [215]],
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

describe('editions by year', () => {
  test('are only the one of that year', async () => {
    expect(await ids(call('/editions/?annee=2024'))).toEqual([1]);
  });

  test('are empty for a year without an edition', async () => {
    expect(await ids(call('/editions/?annee=2023'))).toEqual([]);
  });

  test.each(['', '24', 'last'])('refuse “%s” as a year', async (year) => {
    const answer = await call(`/editions/?annee=${year}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ annee: ['Enter a year of four digits.'] });
  });
});

describe('single persons and pages', () => {
  test.each(['/personnes/1', '/personnes/1/'])('%s returns a person with the biography', async (path) => {
    expect(await (await call(path)).json()).toMatchObject({ id: 1, bio_fr: '<p>Biographie de Lamia</p>' });
  });

  test.each(['/pages/19', '/pages/19/'])('%s returns a page with its sections', async (path) => {
    expect(await (await call(path)).json()).toMatchObject({
      id: 19,
      sections: [{ id: 1, content_fr: '<p>…</p>' }],
    });
  });

  const missing = ['/personnes/99/', '/pages/20/', '/pages/', '/pages/x/', '/nothing/', '/'];

  test.each(missing)('%s is not found', async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: 'Not found.' });
  });
});
