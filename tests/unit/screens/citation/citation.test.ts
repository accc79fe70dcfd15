import { describe, expect, it } from 'vitest';
import { citationView, referenceTo } from '../../../../src/screens/citation/citation.ts';
import { citedEdition } from '../../../../src/screens/edition/edition-view.ts';
import { citedEvent } from '../../../../src/screens/event/event-view.ts';
import { citedPerson } from '../../../../src/screens/people/person.ts';
import { edition, event, timeOf } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const data = festivalOf({});
/** Manifest in which event 57 was taken at 23:30 UTC, when the next day had begun in Tunis. */
const taken = {
  ...data.manifest,
  recordDates: { edition: {}, event: { 57: '2024-10-02T23:30:00.000Z' }, person: {} },
};

describe('a citation', () => {
  it('of an event names its edition and the day on which its data was taken, in festival time', () => {
    const view = citationView(citedEvent(event(57, 'Contre-jour'), data, 'fr'), { manifest: taken }, 'fr');
    expect(view.source).toBe('Dhaw, «\u00a0Contre-jour\u00a0», Dhaw 2024');
    expect(new URL(view.url).pathname).toBe('/event/57/');
    expect(view.taken).toBe('données du 3\u00a0octobre 2024');
    expect(view.files[0]?.href).toBe('/fr/cite/event-57.bib');
  });

  it('of an edition has a short address, the same in every language', () => {
    const cited = citedEdition(edition(2, 2022, '2022-09-24', '2022-10-30'), 'en');
    const view = citationView(cited, data, 'en');
    expect(new URL(view.url).pathname).toBe('/e/2022/');
    expect(view.taken).toBe('data of 1\u00a0October 2024');
  });

  const stray = event(9, 'Veillée', { editionId: null, time: timeOf('2019-05-01T20:00') });

  it.each([
    [
      'a person, who belongs to no year, has the year of the data',
      citedPerson(person(12, 'Rim', 'Ouahada')),
      2024,
    ],
    ['an event without an edition has the year in which it takes place', citedEvent(stray, data, 'fr'), 2019],
  ])('of %s, and no container', (_, cited, year) => {
    expect(referenceTo(cited, data, 'fr')).toMatchObject({ year, container: null });
  });
});
