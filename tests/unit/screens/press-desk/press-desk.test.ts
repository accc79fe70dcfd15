import { describe, expect, it } from 'vitest';
import type { Lang } from '../../../../src/domain/model/languages.ts';
import type { Edition, MediaLink } from '../../../../src/domain/model/festival.ts';
import { coverageFeed } from '../../../../src/screens/press-desk/coverage-feed.ts';
import { pressFacts, figureViews } from '../../../../src/screens/press-desk/essentials.ts';
import { presentationViews } from '../../../../src/screens/press-desk/presentations.ts';
import { activity, edition, event, participant, place, role, type } from '../../domain/builders.ts';
import { edition2024, festivalOf, person } from '../builders.ts';

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
  it('states what, when, where, how much and who, from the data alone', () => {
    const [short] = textOf(edition2024());
    expect(short).toContain('Dhaw : l’édition 2024, « Contre-jour », se tient à Tunis ');
    expect(short).toContain('du 9 octobre au 9 novembre 2024.');
    expect(short).toContain(
      'Au programme : 2 événements, 1 lieu et 2 participants (Expositions : 1, Débats : 1).',
    );
    expect(short).toContain('Commissariat : Rim Ouahada.');
  });

  it('leaves cancelled events out of its counts', () => {
    const [first = event(1, ''), ...others] = programme.events;
    const cancelled = { ...programme, events: [{ ...first, status: 'cancelled' as const }, ...others] };
    const { facts } = desk(edition2024(), cancelled);
    expect([facts.events.length, facts.people, facts.venues.length, facts.curators]).toEqual([1, 0, 0, []]);
  });

  it('counts the archive of a past edition, and describes the festival as it was then', () => {
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
    expect(presentationViews(facts, 'en')[0]?.paragraphs[0]).toContain(
      'Of it, this site’s archive holds 1 event.',
    );
    expect(words).toContain('Festival d’une fondation culturelle');
    expect(words).not.toMatch(/Biennale|Au programme/);
    expect(figureViews(facts, 'fr')[0]?.source.text).toMatch(/^Archive de ce site/);
  });

  it('is the festival’s own text if there is one in the language of the page', () => {
    const short = { fr: 'Cinq mots à elle seule.' };
    const presentations = { short, medium: { en: 'Only English.' }, long: {} };
    const own = edition2024({ press: { contact: null, figures: [], presentations, policy: {} } });
    const views = presentationViews(desk(own).facts, 'fr');
    expect(views[0]).toMatchObject({ words: 5, isOwn: true });
    expect(views[1]).toMatchObject({ isOwn: false });
  });

  it('includes whole sentences of the editorial, as far as there is room', () => {
    const editorial = { fr: `<p>${mot(20)} ${mot(30)}</p><p>${mot(400)}</p>` };
    const counts = presentationViews(desk(edition2024({ editorial })).facts, 'fr').map(({ words }) => words);
    expect(counts[1]).toBeGreaterThanOrEqual(90);
    expect(counts[1]).toBeLessThanOrEqual(110);
  });

  it('quotes the titles of events, since many contain commas', () => {
    const titles = ['36° Nord', 'Bergers, phares, antennes'];
    const events = titles.map((title, id) => event(id, title, { typeId: 1 }));
    const { facts } = desk(edition2024(), { ...programme, events });
    const listed = (lang: Lang) => presentationViews(facts, lang)[0]?.paragraphs.at(-1);
    expect(listed('fr')?.replaceAll('\u00a0', ' ')).toBe(
      'Expositions : « 36° Nord » et « Bergers, phares, antennes ».',
    );
    expect(listed('en')).toBe('Expositions: “36° Nord” and “Bergers, phares, antennes”.');
  });

  it('is offered in one length if little is known of the edition, which it still names', () => {
    const bare = desk({ ...edition(1, 2024), title: { fr: 'Chambres' } }, {});
    const views = presentationViews(bare.facts, 'fr');
    expect(views).toHaveLength(1);
    expect(views[0]?.paragraphs.join(' ')).toContain('« Chambres »'.replaceAll(' ', '\u00a0'));
  });
});

describe('key figures', () => {
  it('are the given ones and the counted ones, each with its source', () => {
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
  it('begins with the latest link, titled by its title or its outlet, and leaves out undated links', () => {
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
