import { describe, expect, test } from 'vitest';
import { eventNumbered, festival, ids } from './festival-parts.ts';

const { events, persons } = festival;

describe('the demo', () => {
  test('has two events with the same title', () => {
    const twice = events.filter(({ activite }) => activite[0]?.intitule === 'La Maison aux volets verts');
    expect(ids(twice)).toEqual([29, 36]);
  });

  test('has a title with an emoji and characters that an address cannot contain', () => {
    const title = eventNumbered(44).activite[0]?.intitule ?? '';
    expect(['/', '?', '%', '«', '»', '🌗'].filter((sign) => !title.includes(sign))).toEqual([]);
  });

  test('has an evening that ends after midnight', () => {
    expect(eventNumbered(13)).toMatchObject({
      date: '2024-10-18T22:40:00+01:00',
      date_end: '2024-10-19T00:50:00+01:00',
    });
  });

  test('has one event each without a place, a date or a type, hidden, and outside the programme', () => {
    expect(ids(events.filter(({ lieu }) => lieu === null))).toEqual([64]);
    expect(ids(events.filter(({ date }) => date === null))).toEqual([54]);
    expect(ids(events.filter(({ type }) => type === null))).toEqual([55]);
    expect(ids(events.filter(({ show }) => !show))).toEqual([133]);
    expect(ids(events.filter(({ in_program }) => !in_program))).toEqual([53]);
  });

  test('has an activity with sixty participants, and an event with forty activities', () => {
    expect(eventNumbered(17).activite[0]?.intervenants).toHaveLength(60);
    expect(eventNumbered(34).activite).toHaveLength(40);
  });

  test('has events nested in three levels', () => {
    expect(eventNumbered(66).parent).toBe(65);
    expect(eventNumbered(65).parent).toBe(1);
    expect(eventNumbered(1).parent).toBeNull();
  });

  test('has a title of over two hundred letters, and one that is a single long word', () => {
    expect(eventNumbered(23).activite[0]?.intitule.length).toBeGreaterThan(200);
    expect(eventNumbered(31).activite[0]?.intitule).toMatch(/^\p{L}{28,}$/u);
  });

  test('has a description with a table, a list and a link, and another one with a quotation', () => {
    const station = eventNumbered(6).activite[0]?.description_fr ?? '';
    expect(['<table>', '<ul>', '<a href='].filter((tag) => !station.includes(tag))).toEqual([]);
    expect(eventNumbered(7).activite[0]?.description_fr).toContain('<blockquote>');
  });

  test('has a person with a last name only, and one without a portrait', () => {
    expect(persons.filter(({ prenom }) => prenom === null).map(({ nom }) => nom)).toEqual(['Kaabachi']);
    expect(persons.filter(({ photo }) => photo === null).map(({ nom }) => nom)).toEqual(['Brinsi']);
  });

  test('has a place without coordinates, one without an English name, and two at one point', () => {
    expect(ids(festival.places.filter(({ latitude }) => latitude === null))).toEqual([19]);
    expect(ids(festival.places.filter(({ nom_en }) => nom_en === null))).toEqual([4]);
    const points = festival.places.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    expect(points.length - new Set(points).size).toBe(1);
  });

  test('has self-guided routes, events 57, 58 and 86, with a registration that must stay hidden', () => {
    for (const id of [57, 58, 86]) {
      expect(eventNumbered(id)).toMatchObject({ edition: 1, parent: null, type: 7, inscription_form: true });
    }
  });

  test('has media links without a picture or a date, a partner without an address, and a video without a film', () => {
    expect(festival.mediaLinks.filter(({ image_db }) => image_db === null)).toHaveLength(1);
    expect(festival.mediaLinks.filter(({ date }) => date === null)).toHaveLength(1);
    expect(festival.partners.filter(({ url }) => url === null).length).toBeGreaterThan(0);
    expect(
      [...events, ...persons].some(({ videos }) => videos.some(({ youtube_id }) => youtube_id === null)),
    ).toBe(true);
  });
});
