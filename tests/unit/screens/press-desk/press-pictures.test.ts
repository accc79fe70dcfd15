import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../../src/domain/model/core.ts';
import type { Edition } from '../../../../src/domain/model/festival.ts';
import { offeredPictures, pressPicturesOf } from '../../../../src/screens/press-desk/press-pictures.ts';
import { activity, event, photo, place } from '../../domain/builders.ts';
import { edition2024, festivalOf } from '../builders.ts';

describe('pictures for the press', () => {
  const pressPhoto = (id: number, given: Partial<Photo> = {}): Photo =>
    photo(id, {
      title: { fr: `Vue ${id}` },
      credits: ['Ada Beji'],
      isForPress: true,
      rights: { fr: 'Libre pour la presse.' },
      ...given,
    });
  const file = { extension: 'jpg' as const, bytes: 1000, size: { width: 30, height: 20 } };
  const media = Object.fromEntries(
    [1, 2, 3, 4, 5, 9].map((id) => [`https://api.example/${id}.jpg`, { ...file, hash: `${id}`.repeat(16) }]),
  );
  const of = (photos: Photo[], image: string | null = null) => {
    const one = edition2024({ image: image === null ? null : { sources: [image] } });
    const data = festivalOf({
      editions: [one],
      places: [place(1, { fr: 'Dar Lasram' })],
      events: [event(10, 'Contre-jour', { placeId: 1, photos })],
      media,
    });
    return { one, data, pictures: offeredPictures(one, data) };
  };

  it('are the photos that the back end marks for the press, each with a file name, a caption and a credit', () => {
    const { pictures } = of([pressPhoto(1), pressPhoto(2, { isForPress: false })]);
    const label = { caption: { fr: 'Vue 1. Contre-jour, Dar Lasram, Dhaw 2024.' }, credit: 'Ada Beji' };
    expect(pictures).toMatchObject([{ original: `${'1'.repeat(16)}.jpg`, label }]);
    expect(pictures[0]?.path).toMatch(/^\/media\/press\/[0-9a-f]{16}\/dhaw-2024-vue-1-ada-beji\.jpg$/);
  });

  it('have an English caption only if their texts are in English; a French caption is marked as French', () => {
    const photos = [pressPhoto(1), pressPhoto(2, { title: { fr: 'Drap onze', en: 'Sheet eleven' } })];
    const activities = [activity(1, { fr: 'Contre-jour', en: 'Against the Light' })];
    const data = festivalOf({
      editions: [edition2024()],
      events: [event(10, '', { activities, photos })],
      media,
    });
    const [french, both] = pressPicturesOf(data.current, data).pictures;
    expect(french?.label.caption).toEqual({ fr: 'Vue 1. Contre-jour, Dhaw 2024.' });
    expect(french?.credits).toContain('Vue 1. Contre-jour, Dhaw 2024. (in French)');
    expect(both?.label.caption.en).toBe('Sheet eleven. Against the Light, Dhaw 2024.');
  });

  it('name their photographer, in addition to their credit, and their date, licence and licensor', () => {
    const given = { photographer: 'Emna Belkhiria', takenOn: '2023-05-14', licence: 'CC BY 4.0' };
    const [picture] = of([pressPhoto(1, given)]).pictures;
    const told = {
      creators: ['Emna Belkhiria'],
      credit: 'Ada Beji',
      date: '2023-05-14',
      licence: 'CC BY 4.0',
    };
    expect(picture?.label).toMatchObject({ ...told, licensor: { name: 'Dhaw', email: null } });
    expect(picture?.label.licensor.url).toMatch(/\/fr\/press\/2024\/$/);
  });

  it('state an embargo or rules for credits only in the festival’s own words', () => {
    const policy = { fr: 'Sous embargo jusqu’au 9 octobre.' };
    const creditsOf = (one: Edition) => pressPicturesOf(one, festivalOf({ editions: [one] })).credits;
    const silent = edition2024();
    expect(creditsOf(silent)).not.toMatch(/embargo|crédit/i);
    expect(creditsOf({ ...silent, press: { ...silent.press, policy } })).toContain(policy.fr);
  });

  it('begin with the edition’s own picture and say that its credit is unknown', () => {
    const { one, data, pictures } = of([pressPhoto(1)], 'https://api.example/9.jpg');
    expect(pictures.map(({ label }) => label.credit)).toEqual([null, 'Ada Beji']);
    expect(pressPicturesOf(one, data).pictures[0]?.credits).toContain('Crédit inconnu');
  });

  it('have unique file names, in the script of their titles, so that one folder can hold them all', () => {
    const titles = ['Sillage', 'Sillage', 'ظِلّ الميناء', 'Ḥājar, l’été', 'हिन्दी'];
    const photos = titles.map((fr, at) =>
      pressPhoto(at + 1, { title: { fr }, rights: { fr: `Droits ${at}.` } }),
    );
    const { one, data, pictures } = of(photos);
    const names = pictures.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    expect(names).toEqual([
      'dhaw-2024-sillage-ada-beji.jpg',
      'dhaw-2024-sillage-ada-beji-2.jpg',
      'dhaw-2024-ظِلّ-الميناء-ada-beji.jpg',
      'dhaw-2024-hajar-l-ete-ada-beji.jpg',
      'dhaw-2024-हिन्दी-ada-beji.jpg',
    ]);
    for (const [index, { credits }] of pressPicturesOf(one, data).pictures.entries()) {
      expect(credits.split('\n')[0]).toBe(names[index]);
      expect(credits).toContain(`Droits ${index}.`);
    }
  });

  it('have file names short enough for every system, however long their titles are', () => {
    const { pictures } = of([1, 2].map((id) => pressPhoto(id, { title: { fr: 'ضوء المدينة '.repeat(30) } })));
    for (const { path } of pictures)
      expect(Buffer.byteLength(path.slice(path.lastIndexOf('/') + 1))).toBeLessThan(130);
    expect(new Set(pictures.map(({ path }) => path.split('/').at(-1))).size).toBe(2);
  });

  it('are listed once, with a credit, if the edition or another event shows the same photo without one', () => {
    const [credited, bare] = [pressPhoto(9), pressPhoto(9, { credits: [], rights: {} })];
    const offered = [of([credited], 'https://api.example/9.jpg'), of([credited, bare]), of([bare, credited])];
    for (const { pictures } of offered)
      expect(pictures.map(({ label }) => label.credit)).toEqual(['Ada Beji']);
  });

  it('have another address after a change of rights, so that no cached file states the old rights', () => {
    const pathOf = (fr: string) => of([pressPhoto(1, { rights: { fr } })]).pictures[0]?.path;
    expect(pathOf('Libre.')).not.toBe(pathOf('Réservé.'));
  });
});
