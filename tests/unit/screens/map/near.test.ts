import { beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { nearKeys } from '../../../../src/screens/map/near/near-data.ts';
import { carthage, darLasram, kheireddine } from '../../domain/plan/builders.ts';
import { openHtml } from '../../open-html.ts';

const en = words('en', ...nearKeys);
const refused = 1;
const timeout = 3;
const paris = { latitude: 48.8566, longitude: 2.3522 };

const venue = (id: number, name: string) =>
  `<li id="place-${id}"><div><h2>${name}</h2></div><div class="events"></div></li>`;

let page: ReturnType<typeof openHtml>;
let fetched: string[];
let ask: ReturnType<typeof vi.fn>;

beforeEach(() => {
  page = openHtml(
    `<html lang="en"><main><div id="map"><svg class="lying"></svg></div>
      <div id="near" tabindex="-1"><button data-near></button><p data-near-status></p></div>
      <ol>${venue(1, 'Carthage')}${venue(2, 'Nowhere')}${venue(3, 'Kheireddine')}${venue(4, 'Dar Lasram')}</ol></main>`,
    '/en/map/',
  );
  page.Element.prototype.scrollIntoView = () => undefined;
  fetched = [];
  ask = vi.fn();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(
      Response.json({ words: en, positions: { 1: carthage, 3: kheireddine, 4: darLasram } }),
    );
  });
});

const at = (coords: typeof paris) =>
  ask.mockImplementation((found: (position: object) => void) =>
    found({ coords: { ...coords, accuracy: 24 } }),
  );
const failing = (code: number) =>
  ask.mockImplementation((_found: unknown, failed: (error: object) => void) =>
    failed({ code, PERMISSION_DENIED: refused, TIMEOUT: timeout }),
  );

/** Loads the code again, as on a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('../../../../src/screens/map/near/venue-walks.ts');
}

const names = () =>
  [...document.querySelectorAll('li')].map(
    (item) => `${item.querySelector('h2')?.textContent} ${item.querySelector('.walk')?.textContent ?? ''}`,
  );
const status = () => document.querySelector('[data-near-status]')?.textContent;
const inMapOrder = ['Carthage ', 'Nowhere ', 'Kheireddine ', 'Dar Lasram '];

describe('the venues of the map, sorted by the walk from the visitor’s position', () => {
  test('are listed nearest first, those without a position last, with the accuracy of the position', async () => {
    at(darLasram);
    await (await openPage()).walksFromHere();
    expect(names()).toEqual([
      'Dar Lasram right here',
      'Kheireddine 12\u00a0min walk',
      'Carthage more than an hour’s walk',
      'Nowhere ',
    ]);
    expect(status()).toBe(`${en['walk.fromHere']} Position known to within 30\u00a0m.`);
    expect(document.querySelector('svg .self')?.getAttribute('aria-label')).toBe('You are here');
  });

  test('keep the position on this page: it is neither sent nor stored', async () => {
    at(darLasram);
    await (await openPage()).walksFromHere();
    const { localStorage, sessionStorage, document, location } = page;
    expect(fetched).toEqual(['/data/near/en.json']);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(location.href).toBe('https://dhaw.example/en/map/');
  });

  test.each([
    ['is refused', () => failing(refused), 'walk.refused'],
    ['does not arrive', () => failing(timeout), 'walk.tooLong'],
    ['is unknown', () => failing(2), 'walk.noPosition'],
    ['is in another town', () => at(paris), 'walk.farAway'],
  ] as const)('stay in the order of the map, with a message, if the position %s', async (_, given, key) => {
    given();
    await (await openPage()).walksFromHere();
    expect([names(), status()]).toEqual([inMapOrder, en[key]]);
  });
});

test('a position that arrives after a venue was chosen does not replace it', async () => {
  let answer: (position: object) => void = () => undefined;
  ask.mockImplementation((found: typeof answer) => (answer = found));
  const { walksFromHere, walksFromVenue } = await openPage();
  const here = walksFromHere();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await walksFromVenue(3);
  answer({ coords: { ...darLasram, accuracy: 24 } });
  await here;
  expect(names()[0]).toBe('Kheireddine right here');
  expect(status()).toContain('From Kheireddine.');
});
