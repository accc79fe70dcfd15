import { expect, test } from 'vitest';
import type { Partner } from '../../../src/domain/model/festival.ts';
import { event, place } from '../domain/builders.ts';
import { replaceInModule } from '../replace-in-module.ts';
import { festivalOf } from './builders.ts';

/** Loads a screen with a festival of the given parts. */
function screenWith<Screen>(
  given: Parameters<typeof festivalOf>[0],
  load: () => Promise<Screen>,
): Promise<Screen> {
  const data = festivalOf(given);
  replaceInModule('content/festival.ts', { festivalData: () => data });
  return load();
}

const partner = (id: number, given: Partial<Partner>): Partner => {
  return { id, typeId: null, name: {}, logo: null, isHighlighted: true, url: null, ...given };
};
const source = 'https://api.example/logo.svg';
const size = { width: 90, height: 60 };
const media = { [source]: { hash: 'a1', extension: 'svg' as const, bytes: 9, size } };
const partnersOf = (partners: Partner[]) =>
  screenWith({ partners, media }, () => import('../../../src/screens/partners/partners-view.ts'));

test('a partner without a name is shown under that of its site or, with only a logo, as a partner', async () => {
  const logo = { sources: [source] };
  const { highlightedPartnersView, partnersView } = await partnersOf([
    partner(1, { name: { fr: 'Radio' } }),
    partner(2, { logo, url: 'https://www.golfe.example/fr/' }),
    partner(3, { logo }),
    partner(4, {}),
  ]);
  const expected = ['Radio', 'golfe.example', 'Partenaire'];
  const highlighted = highlightedPartnersView('fr');
  expect(highlighted?.partners.map(({ name }) => name.text)).toEqual(expected);
  const { groups } = partnersView('fr');
  expect(groups.map(({ partners }) => partners.map(({ name }) => name.text))).toEqual([expected]);
});

test('a page that embeds the highlighted partners shows nothing in their place if there are none', async () => {
  const radio = partner(1, { name: { fr: 'Radio' }, isHighlighted: false });
  const { highlightedPartnersView } = await partnersOf([radio]);
  expect(highlightedPartnersView('fr')).toBeNull();
});

test('questions whose type has no title are shown last, as other questions', async () => {
  const faq = (id: number, typeId: number | null) => ({ id, typeId, question: { fr: `Q${id}` }, answer: {} });
  const { faqsView } = await screenWith(
    { faqTypes: [{ id: 8, title: { fr: 'Venir' } }], faqs: [faq(1, null), faq(2, 8), faq(3, null)] },
    () => import('../../../src/screens/faqs/faqs-view.ts'),
  );
  const { types } = faqsView('en');
  expect(types.map(({ title, questions }) => [title.text, questions.map(({ id }) => id)])).toEqual([
    ['Venir', [2]],
    ['Other questions', [1, 3]],
  ]);
});

test('the pin of a venue without a name says that it is unknown, as the list of venues does', async () => {
  const { mapView } = await screenWith(
    { places: [place(1, {}, 36.8, 10.1)], events: [event(1, 'Concert', { placeId: 1 })] },
    () => import('../../../src/screens/map/map-view.ts'),
  );
  const { pins, places } = mapView('fr');
  expect(pins.map(({ name }) => name)).toEqual(['Lieu à préciser']);
  expect(places.map(({ name }) => name.text)).toEqual(['Lieu à préciser']);
});
