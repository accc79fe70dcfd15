import { describe, expect, it } from 'vitest';
import { slugsOfEvents } from '../../../../src/domain/event/event-slugs.ts';
import { eventOf, festivalGiven, festivalOf } from './harness.ts';

const titled = (intitule: string) => ({ activite: [{ id: 1, intitule }] });

describe('an event', () => {
  it('is in the programme unless the back end says that it is not', () => {
    expect(eventOf({ id: 1, show: true }).event.isInProgramme).toBe(true);
    expect(eventOf({ id: 1, in_program: false }).event.isInProgramme).toBe(false);
  });

  it('is as planned unless the back end gives it a known status', () => {
    const statusOf = (statut?: string) => eventOf({ id: 1, show: true, statut }).event.status;
    expect(statusOf()).toBeNull();
    expect(['annule', 'reporte', 'complet'].map((statut) => statusOf(statut))).toEqual([
      'cancelled',
      'postponed',
      'full',
    ]);
    expect(statusOf('peut-être')).toBeNull();
  });

  it('has a title in the typography of its language, which does not change its address', () => {
    const { event } = eventOf({ id: 1, ...titled('L\'ombre "vive" : 70 000 pas...') });
    expect(event.activities[0]?.title.fr).toBe('L’ombre «\u00a0vive\u00a0»\u00a0: 70\u202f000 pas...');
    expect(slugsOfEvents([event]).get(1)).toBe("L'ombre_vive_70_000_pas");
  });

  it('is hidden if the back end hides any of its occurrences', () => {
    const children = [
      { id: 3, show: false },
      { id: 4, ...titled('d') },
    ];
    const { festival } = festivalOf({
      events: [
        { id: 1, show: false, ...titled('a') },
        { id: 2, show: true, children },
        { id: 3, show: true, ...titled('c') },
      ],
    });
    expect(festival.events.map(({ id }) => id)).toEqual([2, 4]);
  });

  it('that occurs only inside a hidden event is hidden with it, and so are its people', () => {
    const personne = { id: 8, nom: 'Secret' };
    const activite = [{ id: 2, intervenants: [{ id: 3, personne, role: { id: 1 } }] }];
    const hidden = { id: 1, show: false, children: [{ id: 5, ...titled('e') }], activite };
    const { events, persons } = festivalOf({ events: [hidden] }).festival;
    expect([events, persons]).toEqual([[], []]);
  });

  it('has its own participants, even if the back end counts them anew in each activity', () => {
    const nested = (id: number, personId: number) => ({
      id,
      activite: [{ id, intervenants: [{ id: 1, personne: { id: personId, nom: `N${personId}` } }] }],
    });
    const { events } = festivalGiven({ events: [nested(1, 5), nested(2, 6)] });
    expect(events.map(({ activities }) => activities[0]?.participants[0]?.personId)).toEqual([5, 6]);
  });

  it('without a UTC offset takes place in Tunis time', () => {
    const { event } = eventOf({ id: 1, date: '2024-10-12T19:30:00' });
    expect(event.time?.start.instant).toBe('2024-10-12T18:30:00.000Z');
  });

  it('may have nothing but its id', () => {
    const { event, reasons } = eventOf({ id: 1 });
    expect(event).toMatchObject({ time: null, activities: [], placeId: null });
    expect(event).toMatchObject({ price: null, languages: [], capacity: null, previousStart: null });
    expect(reasons).toEqual([]);
  });

  it('without an edition does not get one from its date', () => {
    const editions = [{ id: 1, annee: 2024, date_debut: '2024-10-09', date_fin: '2024-11-09' }];
    const { festival, quarantined } = festivalOf({ editions, events: [{ id: 1, date: '2024-10-12' }] });
    expect(festival.events[0]?.editionId).toBeNull();
    expect(quarantined).toEqual([]);
  });

  it('may begin at an hour and end on the same day, without an hour', () => {
    const { event, reasons } = eventOf({ id: 1, date: '2024-10-12T19:00', date_end: '2024-10-12' });
    expect(event.time).toMatchObject({ end: null, lastDay: '2024-10-12' });
    expect(reasons).toEqual([]);
  });

  it('keeps the dates that can be read, and reports the others', () => {
    const dates = { date: '2024-10-12', date_end: '2024-10-11', vernissage: 'mercredi' };
    const { event, reasons } = eventOf({ id: 1, ...dates });
    expect(event).toMatchObject({ time: { end: null, lastDay: '2024-10-12' }, vernissage: null });
    expect(reasons).toEqual([
      '/api/evenements/ #1.date_end "2024-10-11" is before the start; the end is left out',
      '/api/evenements/ #1.vernissage "mercredi" is not a date: expected ISO 8601 from 1800 to 2199, e.g. 2024-10-12T19:00:00+01:00',
    ]);
  });

  it.each([
    ['9999-12-31T23:59:59Z', 'is not a date'],
    ['0000-00-00', 'is not a date'],
    ['-', 'is not a date'],
    ['2124-10-12', 'is more than ten years after the start; the end is left out: correct its year'],
  ])('whose end is %s keeps its start, and the end is reported', (date_end, reason) => {
    const { event, reasons } = eventOf({ id: 1, date: '2024-10-12T18:30', date_end });
    expect(event.time).toMatchObject({ firstDay: '2024-10-12', lastDay: '2024-10-12', end: null });
    expect(reasons).toEqual([expect.stringContaining(reason)]);
    expect(reasons[0]).toContain('#1.date_end');
  });

  it('keeps a ticket link that leads to a web page, and reports any other', () => {
    const tickets = (lien_billetterie: string) => eventOf({ id: 1, lien_billetterie });
    expect(tickets('https://billets.example/12').event.ticketUrl).toBe('https://billets.example/12');
    expect(tickets('javascript:alert(1)')).toMatchObject({
      event: { ticketUrl: null },
      reasons: [expect.stringContaining('.lien_billetterie')],
    });
  });

  it('is self-guided if the configuration lists its id', () => {
    expect(eventOf({ id: 57, ...titled('x') }).event.isSelfGuided).toBe(true);
    expect(eventOf({ id: 59, ...titled('x') }).event.isSelfGuided).toBe(false);
  });

  it('lists the sources of its picture, the best first, each resolved and only once', () => {
    const image_base = { file: 'https://cdn.example/big.jpg', reduced_size_image: '/m/a.jpg' };
    const activite = [{ id: 1, image: '/m/a.jpg', image_base, thumbnail: 'javascript:1' }];
    const { event } = eventOf({ id: 1, activite });
    const sources = ['https://cdn.example/big.jpg', 'https://api.example/m/a.jpg'];
    expect(event.activities[0]?.picture).toEqual({ sources });
  });

  it('has only photos with a file and videos that can be played', () => {
    const { event } = eventOf({
      id: 1,
      photos: { photos: [{ id: 1 }, { id: 2, file: '/p.jpg', credit: ['A. B.'] }] },
      videos: [
        { id: 1, youtube_id: 'no' },
        { id: 2, youtube_id: 'abcdefghij_' },
        { id: 3, file: '/v.mp4' },
      ],
    });
    const picture = { sources: ['https://api.example/p.jpg'] };
    expect(event.photos).toMatchObject([{ id: 2, picture, title: {}, credits: ['A. B.'] }]);
    const played = event.videos.map(({ youtubeId, fileUrl }) => youtubeId ?? fileUrl);
    expect(played).toEqual(['abcdefghij_', 'https://api.example/v.mp4']);
  });

  it('shows a picture sent as a film while the video is not played, and has no video that is only a picture', () => {
    const { event, reasons } = eventOf({
      id: 1,
      videos: [
        { id: 1, youtube_id: 'abcdefghij_', file: '/still.JPG?v=2' },
        { id: 2, file: '/x.jpg' },
      ],
    });
    const poster = { sources: ['https://api.example/still.JPG?v=2'] };
    expect(event.videos).toEqual([{ id: 1, title: {}, youtubeId: 'abcdefghij_', fileUrl: null, poster }]);
    expect(reasons).toEqual(['/api/evenements/ #1.videos[1] has nothing to play; the video is left out']);
  });
});
