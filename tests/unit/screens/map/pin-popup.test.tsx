import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import type { EventDetails, VenueDetails } from '../../../../src/screens/map/map-view.ts';
import { mapWords } from '../../../../src/screens/map/map-words.ts';
import { PinPopup } from '../../../../src/screens/map/island/PinPopup.tsx';
import type { Pin } from '../../../../src/screens/map/island/pins.ts';

const named = (text: string) => ({ text, lang: 'fr' as const, isFallback: false });
const event = (id: number, more: Partial<EventDetails> = {}): EventDetails => ({
  id,
  placeId: 1,
  href: `/fr/event/${id}/`,
  title: named(`Titre ${id}`),
  className: 'type-1',
  status: null,
  moved: undefined,
  opens: null,
  when: '12 octobre',
  days: null,
  closedDays: [],
  kindIds: [],
  activities: [],
  ...more,
});
const position = { latitude: 0, longitude: 0 };
const venue = (id: number, name: string): VenueDetails => {
  return { id, name: named(name), position, sheetHref: `/fr/venue/${id}/`, mapsHref: '' };
};
const pin = { number: 1, position, places: [venue(1, 'Palais'), venue(2, 'Gare')] } satisfies Pin;

const textOf = (events: EventDetails[]): string =>
  renderToStaticMarkup(
    <PinPopup
      opened={{ pin } as Parameters<typeof PinPopup>[0]['opened']}
      types={[
        { className: 'type-1', title: named('Expositions') },
        { className: 'type-2', title: named('Débats') },
      ]}
      shown={new Map(Map.groupBy(events, ({ placeId }) => placeId))}
      lang="fr"
      words={words('fr', ...mapWords)}
      onEvent={() => undefined}
      onFrom={() => undefined}
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a popup lists the venues of its pin, with their events by type, the number of each, and marks', () => {
  const text = textOf([
    event(5),
    event(6, { status: 'cancelled' }),
    event(7, { placeId: 2, className: 'type-2', moved: '2099-10-12T20:00:00.000Z' }),
    event(8, { placeId: 3, title: named('Ailleurs') }),
  ]);
  expect(text).toMatch(/Palais .*Expositions 2 Titre 5 Annulé Titre 6 Gare .*Débats 1 Déplacé Titre 7/);
  expect(text).not.toContain('Ailleurs');
});

test('a popup shows at most ten events of a type, and links to the venue sheet for the others', () => {
  const text = textOf(Array.from({ length: 25 }, (_, at) => event(at + 1)));
  expect(text).toContain('Titre 10 25 événements');
  expect(text).not.toContain('Titre 11');
});
