import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { listedPlaces, PLACE_LINKS, placeIdOf } from '../../../../src/screens/map/map-markup.ts';

const venue = (id: number, number: string, name: string): string =>
  `<li id="place-${id}"><a href="/fr/map/${id}/"${number === '–' ? '' : ' data-focus-place'}> ${number} </a>
    <h2> <a href="/fr/venue/${id}/"> ${name} </a> </h2></li>`;

const { document } = new JSDOM(
  `<svg><a href="#place-12"></a></svg>
  <ol>${venue(12, '10', 'Gare')}${venue(3, '–', 'Sans adresse')}${venue(4, '2b', 'Club')}${venue(9, '2a', 'Dar')}</ol>`,
).window;

test('the venues that have a pin are sorted by number, whatever their order in the list', () => {
  vi.stubGlobal('document', document);
  expect(listedPlaces()).toEqual([
    { id: 9, number: '2a', name: 'Dar' },
    { id: 4, number: '2b', name: 'Club' },
    { id: 12, number: '10', name: 'Gare' },
  ]);
});

test('the pins of the drawn map and the numbers of the list identify the venue that they show', () => {
  expect(Array.from(document.querySelectorAll(PLACE_LINKS), placeIdOf)).toEqual([12, 12, 4, 9]);
});
