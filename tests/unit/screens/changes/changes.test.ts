import { expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import type { Change } from '../../../../src/domain/model/snapshot.ts';
import { lineText } from '../../../../src/domain/text/localise.ts';
import { changesView, changeFeed } from '../../../../src/screens/changes/changes-view.ts';
import { eventNews } from '../../../../src/screens/event/status/event-news.ts';
import { event, place, timeOf } from '../../domain/builders.ts';
import { change as changeOf, festivalOf } from '../builders.ts';

const stateIn = (placeId: number, fr: string, starts: string, ends: string | null = null) => {
  return { starts, ends, placeId, place: { fr } };
};

/** Returns a change of event 7 of 2024, “Nuit blanche”. */
const change = (given: Partial<Change>): Change => {
  const after = stateIn(3, 'Le Rio', '2024-10-12T20:00:00.000Z', '2024-10-13T00:00:00.000Z');
  return changeOf(7, { title: { fr: 'Nuit blanche' }, after, ...given });
};

const night = event(7, 'Nuit blanche', { time: timeOf('2024-10-12T21:00', '2024-10-13T01:00'), placeId: 3 });
const places = [place(3, { fr: 'Le Rio' }), place(4, { fr: 'Dar Lasram' })];
/** Replaces non-breaking spaces and removes word joiners. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const viewOf = (changes: Change[]) => changesView(festivalOf({ events: [night], places, changes }), 'fr');

test('changes are grouped by the day on which they were found, in festival time, the latest first', () => {
  const { days } = viewOf([
    change({ kind: 'added', pulledAt: '2024-10-01T10:00:00.000Z' }),
    // Past midnight in Tunis: 00:30 of the next day.
    change({ kind: 'cancelled', pulledAt: '2024-10-02T23:30:00.000Z' }),
    change({ kind: 'resumed', pulledAt: '2024-10-03T08:00:00.000Z' }),
  ]);
  expect(days.map(({ title, changes }) => [title, changes.map(({ kind }) => kind)])).toEqual([
    ['jeudi 3\u00a0octobre 2024', ['resumed', 'cancelled']],
    ['mardi 1er\u00a0octobre 2024', ['added']],
  ]);
});

const hall = (starts: string, ends?: string) => stateIn(4, 'Dar Lasram', `2024-10-${starts}:00.000Z`, ends);

test('an event that moved twice shows both moves, each with its former and its new time and place', () => {
  const between = hall('11T20:00', '2024-10-12T00:00:00.000Z');
  const first = change({ before: hall('10T19:00'), after: between });
  const second = change({ pulledAt: '2024-10-05T10:00:00.000Z', before: between });
  const told = viewOf([first, second]).days.flatMap(({ changes }) =>
    changes.map(({ before, after }) => [before, after].map((line) => plain(lineText(line)))),
  );
  const middle = 'vendredi 11 octobre 2024, 21 h – 1 h, Dar Lasram';
  expect(told).toEqual([
    [middle, 'samedi 12 octobre 2024, 21 h – 1 h, Le Rio'],
    ['jeudi 10 octobre 2024, 20 h, Dar Lasram', middle],
  ]);
});

test('a new title is shown with the former one, and an event without a page has no link', () => {
  const view = viewOf([
    change({ kind: 'retitled', before: { title: { fr: 'Insomnie' } } }),
    change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' }, after: null }),
    change({ kind: 'added', entity: 'person', id: 5 }),
  ]);
  expect(view.days[0]?.changes.map(({ before, href, title }) => [title.text, before, href])).toEqual([
    ['Éclipse', '', null],
    ['Nuit blanche', 'Insomnie', '/fr/event/7/?id=7'],
  ]);
});

test('a new title is told only in the languages in which other words are shown', () => {
  const title = { fr: 'Cordes et courants', en: 'Strings and Currents' };
  const retitled = (former: Change['title'], now: Change['title'] = title) => {
    const data = festivalOf({
      changes: [change({ kind: 'retitled', title: now, before: { title: former } })],
    });
    return (['fr', 'en'] as const).filter((lang) => {
      const isOnPage = changesView(data, lang).days.length > 0;
      expect(changeFeed(data, lang).includes('<entry>')).toBe(isOnPage);
      return isOnPage;
    });
  };
  expect(retitled({ ...title, en: 'Ropes and Currents' })).toEqual(['en']);
  expect(retitled({ ...title, fr: 'Cordes' })).toEqual(['fr']);
  expect(retitled({ fr: 'Cordes', en: 'Ropes' })).toEqual(['fr', 'en']);
  // Without an English title, the French one is shown in English.
  expect(retitled({ fr: title.fr })).toEqual(['en']);
  expect(retitled({ fr: 'Cordes' }, { fr: title.fr })).toEqual(['fr', 'en']);
  expect(retitled({})).toEqual(['fr', 'en']);
});

test('the page of an event links to its latest news on the page of changes', () => {
  const changes = [
    change({ pulledAt: '2024-10-01T10:00:00.000Z', before: { starts: '2024-10-10T19:00:00.000Z' } }),
    change({ pulledAt: '2024-10-03T10:00:00.000Z', kind: 'cancelled' }),
    change({ pulledAt: '2024-10-04T10:00:00.000Z', kind: 'retitled', before: { title: { fr: 'Insomnie' } } }),
  ];
  const shown = viewOf(changes).days.flatMap((day) => day.changes);
  expect(shown.map(({ anchor }) => anchor)).toEqual([null, 'event-7', null]);
  const news = (given: Change[]) => eventNews(night, festivalOf({ events: [night], changes: given }), 'fr');
  expect(news(changes)).toEqual({ text: 'Annulé le 3\u00a0octobre 2024', href: '/fr/changes/#event-7' });
  expect(news(changes.slice(0, 1))?.text).toBe('Déplacé le 1er\u00a0octobre 2024');
  expect(news([change({ kind: 'added' })])).toBeNull();
  // The page of changes no longer shows it.
  const later = Array.from({ length: 120 }, (_, id) => change({ kind: 'added', id: 100 + id }));
  expect(news([change({}), ...later])).toEqual({ text: 'Déplacé le 1er\u00a0octobre 2024', href: null });
  expect(news([change({}), ...later.slice(1)])?.href).toBe('/fr/changes/#event-7');
});

/** Returns title, summary and link of each entry of the feed, in which the event is a self-guided route. */
function newsOf(...changes: Change[]) {
  const events = [{ ...night, isSelfGuided: true }];
  const text = changeFeed(festivalOf({ events, places, changes }), 'fr');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('entry')].map((entry) => {
    const link = new URL(entry.querySelector('link')?.getAttribute('href') ?? '');
    const texts = ['title', 'summary'].map((name) => plain(entry.querySelector(name)?.textContent ?? ''));
    return [...texts, link.pathname + link.search];
  });
}

const before = { starts: '2024-10-09T23:30:00.000Z' };

test.each<[string, Partial<Change>, string, string?]>([
  ['added, with its date and place even if it is self-guided', { kind: 'added' }, 'Ajouté au programme'],
  ['cancelled', { kind: 'cancelled' }, 'Annulé'],
  ['postponed', { kind: 'postponed' }, 'Reporté'],
  ['resumed', { kind: 'resumed' }, 'De nouveau au programme'],
  [
    'moved, with its former time in festival time',
    { before },
    'Déplacé',
    'jeudi 10 octobre 2024, 0 h 30, Lieu à préciser',
  ],
  [
    'retitled, with its former title',
    { kind: 'retitled', before: { title: { fr: 'Insomnie' } } },
    'Nouveau titre',
    'Insomnie',
  ],
])('the feed reports an event that is %s', (_, given, title, former) => {
  const summary = ['samedi 12 octobre 2024, 21 h – 1 h, Le Rio', ...(former ? [`Avant : ${former}`] : [])];
  expect(newsOf(change(given))).toEqual([
    [`${title} : Nuit blanche`, `${summary.join('. ')}.`, '/fr/event/7/?id=7'],
  ]);
});

test('an event whose date was not known before is not called moved, in the feed or on its page', () => {
  const dated = change({ before: { starts: null, ends: null } });
  expect(newsOf(dated)[0]?.[0]).toBe('Date ou lieu précisé : Nuit blanche');
  const news = eventNews(night, festivalOf({ events: [night], changes: [dated] }), 'fr');
  expect(news?.text).toBe('Date ou lieu précisé le 1er\u00a0octobre 2024');
});

test('the feed reports an event that is withdrawn, with a link to the programme that listed it', () => {
  const gone = change({ kind: 'removed', id: 99, title: { fr: 'Éclipse' }, year: 2022, after: null });
  expect(newsOf(gone)).toEqual([['Retiré du programme : Éclipse', '', '/fr/program/2022/']]);
});

test('the feed begins with the latest news, and leaves out editions and people', () => {
  const person = change({ kind: 'added', entity: 'person' });
  const last = change({ kind: 'cancelled', pulledAt: '2024-10-02T10:00:00.000Z' });
  expect(newsOf(change({}), person, last).map(([title]) => title)).toEqual([
    'Annulé : Nuit blanche',
    'Déplacé : Nuit blanche',
  ]);
});

test('an entry shows the state at its own time, whatever changed later', () => {
  const [first, second] = [hall('10T19:00'), hall('11T19:00')];
  const summaries = newsOf(
    change({ kind: 'added', after: first }),
    change({ kind: 'moved', before: first, after: second }),
    change({ kind: 'cancelled', after: second }),
    change({ kind: 'removed', before: second, after: null }),
  ).map(([, summary]) => summary);
  const [thursday, friday] = ['jeudi 10', 'vendredi 11'].map(
    (day) => `${day} octobre 2024, 20 h, Dar Lasram.`,
  );
  expect(summaries).toEqual([`Avant : ${friday}`, friday, `${friday} Avant : ${thursday}`, thursday]);
});

test('the id of an entry does not depend on the address of the site', () => {
  const changes = [change({ kind: 'added' }), change({ kind: 'cancelled', after: null })];
  const ids = Array.from(
    changeFeed(festivalOf({ events: [night], changes }), 'fr').matchAll(/<id>(.*?)<\/id>/g),
    ([, id]) => id,
  );
  expect(ids).toEqual([
    'tag:dhaw,2026:changes/fr',
    'tag:dhaw,2026:changes/fr/cancelled-7-2024-10-01T10:00:00.000Z',
    'tag:dhaw,2026:changes/fr/added-7-2024-10-01T10:00:00.000Z',
  ]);
});
