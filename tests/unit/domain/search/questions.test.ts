import { expect, test } from 'vitest';
import type { SearchEntry } from '../../../../src/domain/search/search-entry.ts';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { entry, TODAY } from './builders.ts';

const answer = (title: string, asking: string, besides = '', day?: string): SearchEntry => ({
  kind: 'answer',
  id: null,
  path: title,
  title,
  detail: '',
  words: `${asking}\n${besides}`,
  ...(day && { day }),
});
const beginning = (day: number, time: string) => `2024-10-${day}T${time}`;

const entries = [
  entry(1, 'Strings', { begins: beginning(12, '20:00'), kinds: ['Concert'] }),
  entry(2, 'Concert for two', { begins: beginning(12, '18:00'), kinds: ['Concert'] }),
  entry(3, 'Picnic', { begins: beginning(12, '19:00'), alsoSearched: ['Before the film'] }),
  entry(4, 'Dusk', { begins: beginning(12, '21:00'), kinds: ['Film'] }),
  entry(5, 'Free walk', { begins: beginning(13, '10:00'), kinds: ['Walk'] }),
  entry(6, 'Roof concert', { begins: beginning(19, '12:00'), kinds: ['Concert'] }),
  entry(7, 'Roof', { begins: '2024-10-09', lastDay: '2024-11-09', kinds: ['Exhibition'] }),
  entry(8, 'Ada Roof', { kind: 'person' }),
  entry(9, 'Access', { kind: 'page', alsoSearched: ['Wheelchair users come in by the side door'] }),
  entry(10, 'Photograph of the day', { kind: 'page' }),
  entry(11, 'May I photograph?', { kind: 'page', isQuestion: true, alsoSearched: ['Without a flash'] }),
  entry(12, 'Photograph a show?', { kind: 'page', isQuestion: true }),
  entry(13, 'Press', { kind: 'page', alsoSearched: ['Photograph'] }),
  answer('Hours', 'hours opening open', 'times exhibitions'),
  answer('Way', 'directions metro get', 'park map'),
  answer('Step-free access', 'wheelchair ramp', 'access free'),
  answer('Lift', 'wheelchair lift', 'access'),
  answer('Toilets', 'toilets wheelchair', 'access'),
  answer('Free', 'free charge', 'admission'),
  answer('Next Saturday', '', '', '2024-10-19'),
  answer('Sunday', '', '', '2024-10-13'),
  answer('Saturday', '', '', '2024-10-12'),
];
const texts = { synonyms: [['gig', 'concert']], items: ['desert e4', 'flashlight p9'] };
const tonight = 'Concert for two, Picnic, Strings, Dusk';
const concerts = 'Concert for two, Roof concert, Strings';

test.each([
  // A day or an hour: the programme of the day, and the events that begin then, by hour.
  ['saturday', { answers: 'Saturday', events: tonight }],
  ['18h', { answers: 'Saturday', events: 'Concert for two' }],
  ['sunday afternoon', { answers: 'Sunday' }],
  ['next saturday', { answers: 'Next Saturday', events: 'Roof concert' }],
  // Events of the kind come before those that only mention it, then the earliest first.
  ['film tonight', { events: 'Dusk, Picnic' }],
  ['concert tonight', { events: 'Concert for two, Strings' }],
  ['gig saturday', { events: 'Concert for two, Strings' }],
  ['walk sunday', { events: 'Free walk' }],
  // A weekday is the next one on which such an event begins.
  ['roof saturday', { events: 'Roof concert' }],
  ['free concert saturday', { events: 'Concert for two, Strings' }],
  // A mention in a long text does not count as an event of the day.
  ['desert tonight', { answers: 'Saturday' }],
  ['opera tonight', { answers: 'Saturday' }],
  // Practical questions.
  ['opening hours saturday', { answers: 'Saturday, Hours', events: tonight }],
  ['wheelchair saturday', { answers: 'Saturday, Step-free access', events: tonight }],
  ['wheelchair', { answers: 'Step-free access, Lift', pages: 'Access' }],
  ['whee', { answers: 'Step-free access, Lift', pages: 'Access' }],
  ['chair', {}],
  ['how do I get there', { answers: 'Way' }],
  ['opening hours exhibitions', { answers: 'Hours' }],
  ['metro hours', {}],
  // Practical questions together with something to search for.
  ['concert wheelchair', { answers: 'Step-free access, Lift', events: concerts }],
  // Pages and events with that name, each listed once.
  ['access', { answers: 'Access' }],
  ['roof', { events: 'Roof, Roof concert', people: 'Ada Roof' }],
  // A query that is a question on the site.
  [
    'can I photograph',
    { answers: 'Photograph a show?', pages: 'Photograph of the day, May I photograph?, Press' },
  ],
  ['photograph', { pages: 'Photograph a show?, Photograph of the day, May I photograph?, Press' }],
  ['may I photograph', { answers: 'May I photograph?' }],
  ['desert', { events: 'Dusk' }],
  ['concert zzz', { isApproximate: true, events: concerts }],
  ['strnigs', { isApproximate: true, events: 'Strings' }],
])('“%s” finds what a visitor means', (query, expected) => {
  const { isApproximate, ...groups } = searchIndex(entries, texts).search(query, TODAY);
  const named = Object.entries(groups).flatMap(([group, found]) =>
    found.length > 0 ? [[group, found.map(({ title }) => title).join(', ')]] : [],
  );
  expect({ isApproximate, ...Object.fromEntries(named) }).toEqual({ isApproximate: false, ...expected });
});
