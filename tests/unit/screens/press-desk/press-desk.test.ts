import { describe, expect, it } from 'vitest';
import type { Edition, MediaLink } from '../../../../src/domain/model/festival.ts';
import { coverageFeed } from '../../../../src/screens/press-desk/coverage-feed.ts';
import { pressFacts, figureViews } from '../../../../src/screens/press-desk/essentials.ts';
import { presentationViews } from '../../../../src/screens/press-desk/presentations.ts';
import type { Photo } from '../../../../src/domain/model/core.ts';
import { offeredPictures, pressPicturesOf } from '../../../../src/screens/press-desk/press-pictures.ts';
import { activity, edition, event, participant, place, role, type, photo } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const edition2024 = (given: Partial<Edition> = {}): Edition => ({
  ...edition(1, 2024, '2024-10-09', '2024-11-09'),
  title: { fr: 'Contre-jour', en: 'Against the Light' },
  ...given,
});

const mot = (count: number): string => `${Array.from({ length: count }, () => 'mot').join(' ')}.`;

const programme = {
  eventTypes: [type(1, 'Expositions', 1, { namesCurator: true }), type(2, 'Débats', 2)],
  roles: [role(3, { fr: 'Commissaire' }, 2, { isCurator: true }), role(1, { fr: 'Artistes' })],
  persons: [person(7, 'Rim', 'Ouahada'), person(8, 'Ada', 'Beji')],
  places: [place(1, { fr: 'Dar Lasram' })],
  events: [
    event(10, 'Contre-jour', {
      typeId: 1,
      placeId: 1,
      activities: [activity(1, { fr: 'Contre-jour' }, [participant(7, 3), participant(8, 1)])],
    }),
    event(11, 'Débat', { typeId: 2 }),
  ],
};

const desk = (one: Edition, given: Parameters<typeof festivalOf>[0] = programme) => {
  const data = festivalOf({ editions: [one], ...given });
  return { data, facts: pressFacts(one, data, 'fr') };
};

const textOf = (one: Edition): string[] =>
  presentationViews(desk(one).facts, 'fr').map(({ paragraphs }) =>
    paragraphs.join(' ').replaceAll('\u00a0', ' '),
  );

describe('a presentation to copy', () => {
  it('tells what, when, where, how much and who, of the data alone', () => {
    const [short] = textOf(edition2024());
    expect(short).toContain('L’édition 2024 de Dhaw, « Contre-jour », ');
    expect(short).toContain('du 9 octobre au 9 novembre 2024.');
    expect(short).toContain(
      'Au programme : 2 événements, 1 lieu et 2 participants (Expositions : 1, Débats : 1).',
    );
    expect(short).toContain('Commissariat : Rim Ouahada.');
  });

  it('counts nothing that was cancelled', () => {
    const [first, ...others] = programme.events;
    const cancelled = {
      ...programme,
      events: [{ ...(first ?? event(1, '')), status: 'cancelled' as const }, ...others],
    };
    const { facts } = desk(edition2024(), cancelled);
    expect([facts.events.length, facts.people, facts.venues.length, facts.curators]).toEqual([1, 0, 0, []]);
  });

  it('calls the count of a past edition the archive’s, and the festival what it was then', () => {
    const past = { ...edition(2, 2013), title: { fr: 'Chambres' } };
    const data = festivalOf({
      editions: [edition2024(), past],
      events: [event(20, 'Nuit', { editionId: 2 })],
    });
    const facts = pressFacts(past, data, 'fr');
    const words = presentationViews(facts, 'fr')
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
    expect(words).toContain('L’archive de ce site en garde 1 événement.');
    expect(words).toContain('Festival d’une fondation culturelle');
    expect(words).not.toMatch(/Biennale|Au programme/);
    expect(figureViews(facts, 'fr')[0]?.source.text).toMatch(/^Archive de ce site/);
  });

  it('is the festival’s own where it gives one, in the language of the page', () => {
    const presentations = {
      short: { fr: 'Cinq mots à elle seule.' },
      medium: { en: 'Only English.' },
      long: {},
    };
    const own = edition2024({ press: { contact: null, figures: [], presentations, policy: {} } });
    const views = presentationViews(desk(own).facts, 'fr');
    expect(views[0]).toMatchObject({ words: 5, isOwn: true });
    expect(views[1]).toMatchObject({ isOwn: false });
  });

  it('takes in the edition’s own sentences, whole, as far as there is room', () => {
    const editorial = { fr: `<p>${mot(20)} ${mot(30)}</p><p>${mot(400)}</p>` };
    const counts = presentationViews(desk(edition2024({ editorial })).facts, 'fr').map(({ words }) => words);
    expect(counts[1]).toBeGreaterThanOrEqual(90);
    expect(counts[1]).toBeLessThanOrEqual(110);
  });

  it('stands once where there is hardly more to say, and still tells an edition of which little is known', () => {
    const bare = desk({ ...edition(1, 2024), title: { fr: 'Chambres' } }, {});
    const views = presentationViews(bare.facts, 'fr');
    expect(views).toHaveLength(1);
    expect(views[0]?.paragraphs.join(' ')).toContain('« Chambres »'.replaceAll(' ', '\u00a0'));
  });
});

describe('key figures', () => {
  it('are those given and those counted, each with where it comes from', () => {
    const figures = [{ value: { fr: '33' }, label: { fr: 'pays' }, source: {} }];
    const presentations = { short: {}, medium: {}, long: {} };
    const { facts } = desk(edition2024({ press: { contact: null, figures, presentations, policy: {} } }));
    expect(
      figureViews(facts, 'fr').map(({ value, label, source }) => [value.text, label.text, source.text]),
    ).toEqual([
      ['33', 'pays', 'Sans source indiquée'],
      ['2', 'événements', 'Programme de l’édition, au 1er\u00a0octobre 2024'],
      ['1', 'lieu', 'Programme de l’édition, au 1er\u00a0octobre 2024'],
      ['2', 'participants', 'Programme de l’édition, au 1er\u00a0octobre 2024'],
    ]);
  });
});

describe('the feed of media coverage', () => {
  it('begins with the latest, by its title, else by its outlet, and leaves out what has no date', () => {
    const link = (id: number, date: string | null, fr?: string): MediaLink => ({
      id,
      url: `https://www.journal${id}.example/a?b=1&c=2`,
      title: fr ? { fr } : {},
      date,
      order: id,
      picture: null,
    });
    const links = [link(1, '2024-10-10', 'Un <titre>'), link(2, null, 'Sans date'), link(3, '2024-10-12')];
    const feed = coverageFeed(festivalOf({ mediaLinks: links }), 'fr');
    expect(Array.from(feed.matchAll(/<title>(.*?)<\/title>/g), ([, title]) => title).slice(1)).toEqual([
      'journal3.example',
      'Un &lt;titre&gt;',
    ]);
    expect(feed).toContain('<updated>2024-10-11T23:00:00.000Z</updated>');
  });
});

describe('pictures for the press', () => {
  const pressPhoto = (id: number, given: Partial<Photo> = {}): Photo =>
    photo(id, {
      title: { fr: `Vue ${id}` },
      credits: ['Ada Beji'],
      isForPress: true,
      rights: { fr: 'Libre pour la presse.' },
      ...given,
    });
  const media = Object.fromEntries(
    [1, 2, 3, 4, 5, 9].map((id) => [
      `https://api.example/${id}.jpg`,
      {
        hash: String(id).repeat(16),
        extension: 'jpg' as const,
        bytes: 1000,
        size: { width: 30, height: 20 },
      },
    ]),
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

  it('are those that the back end gives to the press, with their caption and credit in a file that says so', () => {
    const { pictures } = of([pressPhoto(1), pressPhoto(2, { isForPress: false })]);
    expect(pictures.map(({ original }) => original)).toEqual([`${'1'.repeat(16)}.jpg`]);
    expect(pictures[0]?.path).toMatch(/^\/media\/press\/[0-9a-f]{16}\/dhaw-2024-vue-1-ada-beji\.jpg$/);
    expect(pictures[0]?.label).toMatchObject({
      caption: { fr: 'Vue 1. Contre-jour, Dar Lasram, Dhaw 2024.' },
      credit: 'Ada Beji',
    });
  });

  it('have an English caption only where their words are English; a French one is said to be French', () => {
    const english = { fr: 'Drap onze', en: 'Sheet eleven' };
    const one = edition2024();
    const activities = [activity(1, { fr: 'Contre-jour', en: 'Against the Light' })];
    const data = festivalOf({
      editions: [one],
      events: [event(10, '', { activities, photos: [pressPhoto(1), pressPhoto(2, { title: english })] })],
      media,
    });
    const [french, both] = pressPicturesOf(one, data).pictures;
    expect(french?.label.caption).toEqual({ fr: 'Vue 1. Contre-jour, Dhaw 2024.' });
    expect(french?.credits).toContain('Vue 1. Contre-jour, Dhaw 2024. (in French)');
    expect(both?.label.caption.en).toBe('Sheet eleven. Against the Light, Dhaw 2024.');
  });

  it('name who took them, when that is somebody else than the credit, and who lets them be printed', () => {
    const given = { photographer: 'Emna Belkhiria', takenOn: '2023-05-14', licence: 'CC BY 4.0' };
    const [picture] = of([pressPhoto(1, given)]).pictures;
    expect(picture?.label).toMatchObject({
      creators: ['Emna Belkhiria'],
      credit: 'Ada Beji',
      date: '2023-05-14',
      licence: 'CC BY 4.0',
      licensor: { name: 'Dhaw', email: null, url: expect.stringMatching(/\/fr\/press\/2024\/$/) as unknown },
    });
  });

  it('come with the festival’s own words on embargo and credits, and with no others', () => {
    const policy = { fr: 'Sous embargo jusqu’au 9 octobre.' };
    const creditsOf = (one: Edition) => pressPicturesOf(one, festivalOf({ editions: [one] })).credits;
    const silent = edition2024();
    expect(creditsOf(silent)).not.toMatch(/embargo|crédit/i);
    expect(creditsOf({ ...silent, press: { ...silent.press, policy } })).toContain(policy.fr);
  });

  it('begin with the edition’s own, whose missing credit is said', () => {
    const { one, data, pictures } = of([pressPhoto(1)], 'https://api.example/9.jpg');
    expect(pictures.map(({ label }) => label.credit)).toEqual([null, 'Ada Beji']);
    expect(pressPicturesOf(one, data).pictures[0]?.credits).toContain('Crédit inconnu');
  });

  it('have names that no other has, in their own letters, so that a folder holds them all', () => {
    const titles = ['Sillage', 'Sillage', 'ظِلّ الميناء', 'Ḥājar, l’été', 'हिन्दी'];
    const { one, data, pictures } = of(
      titles.map((title, index) =>
        pressPhoto(index + 1, { title: { fr: title }, rights: { fr: `Droits ${index + 1}.` } }),
      ),
    );
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
      expect(credits).toContain(`Droits ${index + 1}.`);
    }
  });

  it('have names that every system keeps, whatever the length of their titles', () => {
    const { pictures } = of([1, 2].map((id) => pressPhoto(id, { title: { fr: 'ضوء المدينة '.repeat(30) } })));
    for (const { path } of pictures)
      expect(Buffer.byteLength(path.slice(path.lastIndexOf('/') + 1))).toBeLessThan(130);
    expect(new Set(pictures.map(({ path }) => path.split('/').at(-1))).size).toBe(2);
  });

  it('stand once, with a credit, where the edition’s own is a photograph too', () => {
    expect(
      of([pressPhoto(9)], 'https://api.example/9.jpg').pictures.map(({ label }) => label.credit),
    ).toEqual(['Ada Beji']);
  });

  it('have another address when their rights change: what browsers keep never has the old ones', () => {
    const [[before], [after]] = [
      of([pressPhoto(1)]).pictures,
      of([pressPhoto(1, { rights: { fr: 'Réservé.' } })]).pictures,
    ];
    expect(before?.path).not.toBe(after?.path);
  });
});
