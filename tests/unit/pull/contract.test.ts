import { describe, expect, it } from 'vitest';
import type { pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { pulled, START, titled } from './harness.ts';

const events = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => titled(index + 1, `Titre ${index + 1}`, more));

const warning = (report: Awaited<ReturnType<typeof pull>>) => summaryOf(report, START)[0];

describe('a pull is refused, unless it is accepted,', () => {
  const two = [
    { id: 1, annee: 2024 },
    { id: 2, annee: 2022 },
  ];
  const past = [121, 122, 123].map((id) => titled(id, `Passé ${id}`, { edition: 2 }));

  it.each([
    ['its edition', { edition: null }, 'events in an edition from 10 to 0'],
    ['its title', { activite: [] }, 'events with a title from 10 to 0'],
    ['its place in the programme', { in_program: false }, 'events in the programme from 10 to 0'],
    ['its date', { date: null }, 'events with a date from 10 to 0'],
  ])('when every event has lost %s', async (_name, more, loss) => {
    const { next } = await pulled({ '/evenements/': events(10) });
    expect(warning(await next({ '/evenements/': events(10, more) }))).toContain(loss);
    expect((await next({}, { acceptChanges: true })).outcome).toBe('new');
  });

  it('when the programme of one edition has vanished, though few events are missing', async () => {
    const { next } = await pulled({ '/editions/': two, '/evenements/': [...events(30), ...past] });
    expect(warning(await next({ '/evenements/': events(30) }))).toContain(
      'programme of edition 2 from 3 to 0',
    );
  });

  it('when many small losses have become a large one', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(100) });
    expect((await next({ '/evenements/': events(85) })).outcome).toBe('new');
    expect(warning(await next({ '/evenements/': events(70) }))).toContain('events from 100 to 70');
    expect(snapshot().festival.events).toHaveLength(85);
    await next({}, { acceptChanges: true });
    expect((await next({ '/evenements/': events(60) })).outcome).toBe('new');
  });

  it('when a core list does not hold as many as it says, read twice', async () => {
    const { next, backEnd } = await pulled({});
    const short = { count: 9, next: null, results: events(5) };
    backEnd.log.length = 0;
    expect(warning(await next({ '/evenements/': short }))).toContain(
      'announces 9 records and gives 5, twice',
    );
    expect(backEnd.log.filter((line) => line.startsWith('/api/evenements/'))).toHaveLength(2);
    expect((await next({}, { acceptChanges: true })).outcome).not.toBe('previous');
  });
});

describe('a pull is refused, with examples of what is otherwise and how to mend or accept it,', () => {
  const bare = (list: unknown) => (list as { id: number }[]).map(({ id }) => ({ id }));
  const types = [
    { id: 1, intitule: 'Expositions' },
    { id: 2, intitule: 'Débats' },
  ];
  const menu = {
    '/menu/': [{ id: 1, intitule_fr: 'Le festival', show: true }],
    '/sousmenu/': [
      { id: 1, menu: 1, show: true, intitule_fr: 'Venir', page: 7 },
      { id: 2, menu: 1, show: true, intitule_fr: 'Équipe', path: 'team' },
    ],
  };
  const entries = (...paths: string[]) =>
    paths.map((path, id) => ({ id, menu: 1, show: true, path, intitule_fr: path }));
  const hidden = Object.fromEntries(
    Object.entries(menu).map(([path, list]) => [path, list.map((item) => ({ ...item, show: false }))]),
  );

  it.each([
    [
      'event types are given as bare ids',
      { '/type_evenements/': types },
      { '/type_evenements/': bare(types) },
      'event types with a title from 2 to 0',
    ],
    [
      'every entry of the menu is hidden',
      menu,
      hidden,
      'menus shown from 1 to 0; menu entries shown from 2 to 0',
    ],
    [
      'the menu leads elsewhere',
      { '/sousmenu/': entries('map', 'faqs', 'now', 'team') },
      { '/sousmenu/': entries('press', 'search', 'contact', 'support') },
      '4 of 4 menu entries shown are not what they were, e.g. #0 “map (/map/)” is “press (/press/)”',
    ],
    [
      'the titles of events have changed places',
      { '/evenements/': events(10) },
      {
        '/evenements/': events(10).map((event, index, all) => ({
          ...event,
          activite: all.at(index - 1)?.activite,
        })),
      },
      '10 of 10 events with a title are not what they were, e.g. #1 “Titre_1” is “Titre_10”',
    ],
    [
      'other people have taken the place of those who were there',
      { '/personnes/': ['Ben', 'Sow', 'Aït', 'Diop'].map((nom, id) => ({ id, nom })) },
      { '/personnes/': ['Neuf', 'Dix', 'Onze', 'Douze'].map((nom, id) => ({ id: 100 + id, nom })) },
      '4 of 4 people with a name are gone, e.g. #0 “Ben”',
    ],
  ])('when %s', async (_name, first, then, breach) => {
    const { next, snapshot } = await pulled(first);
    const published = snapshot().festival;
    const words = warning(await next(then));
    expect(words).toContain(breach);
    expect(words).toContain('mend them there; if all of it is right, pull again with --accept-changes');
    expect(snapshot().festival).toEqual(published);
    expect((await next({}, { acceptChanges: true })).outcome).toBe('new');
  });
});

describe('a pull takes it for editing', () => {
  it.each([
    [
      'when two of five events have other titles',
      events(5).map((event) => (event.id < 3 ? titled(event.id, `Autre ${event.id}`) : event)),
    ],
    ['when one of five events is gone, and another is new', [...events(4), titled(6, 'Nouveau')]],
    ['when a fifth of a long programme is renamed and a tenth removed', []],
  ])('%s', async (_name, changed) => {
    const long = events(50);
    const edited = long
      .slice(5)
      .map((event) => (event.id % 5 === 0 ? titled(event.id, `Autre ${event.id}`) : event));
    const { next } = await pulled({ '/evenements/': changed.length > 0 ? events(5) : long });
    expect((await next({ '/evenements/': changed.length > 0 ? changed : edited })).outcome).toBe('new');
  });

  it('when a new edition opens: its year, events, people, menu and questions', async () => {
    const { next, snapshot } = await pulled({ '/evenements/': events(10) });
    const report = await next({
      '/editions/': [
        { id: 2, annee: 2026, intitule: 'Septième' },
        { id: 1, annee: 2024, intitule: 'Sixième' },
      ],
      '/evenements/': [
        ...events(10),
        ...events(30)
          .slice(10)
          .map((event) => ({ ...event, edition: 2 })),
      ],
      '/personnes/': ['Mabrouk', 'Chelly', 'Sow', 'Diop', 'Ben'].map((nom, id) => ({ id: id + 1, nom })),
      '/menu/': [{ id: 1, intitule_fr: 'Le festival 2026', show: true }],
      '/faqs/': [{ id: 1, type: { id: 1, intitule: 'Venir' }, question_fr: 'Où ?' }],
    });
    expect(report).toMatchObject({ outcome: 'new' });
    expect(snapshot().festival.events).toHaveLength(30);
  });

  it('when it is the first, whatever it finds', async () => {
    const { snapshot } = await pulled({
      '/menu/': [{ id: 1 }],
      '/sousmenu/': [],
      '/type_evenements/': [{ id: 1 }],
    });
    expect(snapshot().festival.events).toHaveLength(5);
  });
});

describe('a pull goes on', () => {
  it('when one event or two of a short programme are gone', async () => {
    const { next } = await pulled({ '/evenements/': events(8) });
    expect((await next({ '/evenements/': events(7) })).outcome).toBe('new');
    expect((await next({ '/menu/': [{ id: 1, intitule_fr: 'Le festival', show: true }] })).outcome).not.toBe(
      'previous',
    );
  });

  it('when a list was being changed while it was read', async () => {
    const { next, backEnd } = await pulled({});
    let calls = 0;
    backEnd.failing['/lieux/'] = () => {
      const whole = calls++ > 0;
      return Response.json({
        count: 2,
        results: [{ id: 1, nom: 'a' }, ...(whole ? [{ id: 2, nom: 'b' }] : [])],
      });
    };
    expect((await next({})).outcome).toBe('new');
  });

  it.each([
    [
      'a page of apology',
      () => new Response('<h1>Un instant</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['half a body', () => new Response('[{"id": 1', { headers: { 'content-type': 'application/json' } })],
    ['an object', () => Response.json({ message: 'maintenance' })],
  ])('when a core list is %s once', async (_name, odd) => {
    const { next, backEnd } = await pulled({});
    let isOdd = true;
    backEnd.failing['/evenements/'] = () => {
      if (!isOdd) return Response.json(backEnd.lists['/evenements/']);
      isOdd = false;
      return odd();
    };
    expect((await next({})).outcome).toBe('unchanged');
  });
});
