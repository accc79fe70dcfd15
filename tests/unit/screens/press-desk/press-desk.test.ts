import { describe, expect, it } from 'vitest';
import type { Lang } from '../../../../src/domain/model/languages.ts';
import type { Edition } from '../../../../src/domain/model/festival.ts';
import { pressFacts, figureViews } from '../../../../src/screens/press-desk/essentials.ts';
import { presentationViews } from '../../../../src/screens/press-desk/presentations.ts';
import { activity, edition, event, participant, place, role, type } from '../../domain/builders.ts';
import { edition2024, festivalOf, person } from '../builders.ts';

const shown = activity(1, { fr: 'Contre-jour' }, [participant(7, 3), participant(8, 1)]);
const programme = {
  eventTypes: [type(1, 'Expositions', 1, { namesCurator: true }), type(2, 'Débats', 2)],
  roles: [role(3, { fr: 'Commissaire' }, 2, { isCurator: true }), role(1, { fr: 'Artistes' })],
  persons: [person(7, 'Rim', 'Ouahada'), person(8, 'Ada', 'Beji')],
  places: [place(1, { fr: 'Dar Lasram' })],
  events: [event(10, '', { typeId: 1, placeId: 1, activities: [shown] }), event(11, 'Débat', { typeId: 2 })],
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
    const events = programme.events.map((one) => ({ ...one, status: 'cancelled' as const }));
    const { facts } = desk(edition2024(), { ...programme, events });
    expect([facts.events, facts.people, facts.venues, facts.curators]).toEqual([[], 0, [], []]);
  });

  it('counts the archive of a past edition, and describes the festival as it was then', () => {
    const past = { ...edition(2, 2013), title: { fr: 'Chambres' } };
    const events = [event(20, 'Nuit', { editionId: 2 })];
    const facts = pressFacts(past, festivalOf({ editions: [edition2024(), past], events }), 'fr');
    const words = presentationViews(facts, 'fr')
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
    expect(words).toContain('L’archive de ce site en garde 1 événement.');
    expect(words).toContain('Festival d’une fondation culturelle');
    expect(words).not.toMatch(/Biennale|Au programme/);
    expect(figureViews(facts, 'fr')[0]?.source.text).toMatch(/^Archive de ce site/);
  });

  it('is the festival’s own text if there is one in the language of the page', () => {
    const presentations = {
      short: { fr: 'Cinq mots à elle seule.' },
      medium: { en: 'Only English.' },
      long: {},
    };
    const own = edition2024({ press: { contact: null, figures: [], presentations, policy: {} } });
    const views = presentationViews(desk(own).facts, 'fr');
    expect(views.slice(0, 2)).toMatchObject([{ words: 5, isOwn: true }, { isOwn: false }]);
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

it('key figures are the given ones and the counted ones, each with its source', () => {
  const figures = [{ value: { fr: '33' }, label: { fr: 'pays' }, source: {} }];
  const { press } = edition2024();
  const { facts } = desk(edition2024({ press: { ...press, figures } }));
  const told = figureViews(facts, 'fr').map(({ value, label, source }) =>
    [value, label, source].map(({ text }) => text).join(' '),
  );
  const source = 'Programme de l’édition, au 1er\u00a0octobre 2024';
  const counted = ['2 événements', '1 lieu', '2 participants'].map((count) => `${count} ${source}`);
  expect(told).toEqual(['33 pays Sans source indiquée', ...counted]);
});
