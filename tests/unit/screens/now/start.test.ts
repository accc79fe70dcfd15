import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keysUnder, words } from '../../../../src/i18n/translate.ts';
import { NEAR, POSITION, WALKS, WORDS } from '../../../../src/screens/now/now-markup.ts';
import type { WalkTo } from '../../../../src/screens/now/walk-start.ts';
import { carthage, darLasram } from '../../domain/plan/builders.ts';
import { openHtml } from '../../open-html.ts';

const fr = words('fr', ...keysUnder('walk'), 'now.unknownVenue');
type Coords = typeof carthage;

const option = (id: number, name: string, { latitude, longitude }: Coords): string =>
  `<option value="${id}" ${POSITION}="${latitude},${longitude}">${name}</option>`;
const html = `<button ${NEAR}></button>
  <select><option value="">–</option>${option(1, 'Carthage', carthage)}${option(4, 'Dar Lasram', darLasram)}</select>
  <p ${WALKS}></p>`;

let walkTo: WalkTo | undefined;
let locate: (coords: Coords) => void;

beforeEach(() => {
  walkTo = undefined;
});

/** Opens the page at an address with this query. */
async function open(query = ''): Promise<void> {
  const { body } = openHtml(html, `/fr/now/${query}`).document;
  body.setAttribute(WORDS, JSON.stringify(fr));
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: object) => void) => {
        locate = (coords) => found({ coords: { ...coords, accuracy: 24 } });
      },
    },
  });
  const { chooseStart } = await import('../../../../src/screens/now/festival-now.ts');
  chooseStart(body, (start) => (walkTo = start));
}
const said = () => document.querySelector(`[${WALKS}]`)?.textContent;
const select = () => document.querySelector('select');

/** Opens the page and presses the button for the visitor's position, which the device then looks for. */
async function lookForPosition(): Promise<void> {
  await open();
  document.querySelector<HTMLElement>(`[${NEAR}]`)?.click();
  await vi.waitFor(() => expect(said()).toBe(fr['walk.locating']));
}

describe('the start of the walks of “now”', () => {
  test('stays unset, with a message, if the address names no known venue', async () => {
    await open('?from=Dar Lasram');
    await vi.waitFor(() => expect(said()).toBe(fr['now.unknownVenue']));
    expect(select()?.value).toBe('');
    expect(walkTo).toBeUndefined();
  });

  test('is the venue chosen while the device was looking for its position', async () => {
    await lookForPosition();
    const venues = select();
    if (venues) venues.value = '1';
    venues?.dispatchEvent(new window.Event('change'));
    await vi.waitFor(() => expect(walkTo?.('1').walk).toBe(0));
    locate(darLasram);
    await new Promise((done) => setTimeout(done));
    expect(walkTo?.('1').walk).toBe(0);
    expect(said()).toContain('Carthage');
  });

  test('stays unset, with a message, if the visitor is in another town', async () => {
    await lookForPosition();
    locate({ latitude: 48.8566, longitude: 2.3522 });
    await vi.waitFor(() => expect(said()).toBe(fr['walk.farAway']));
    expect(walkTo?.('4').walk ?? null).toBeNull();
  });

  test('is the visitor’s position, with the accuracy that the device reports', async () => {
    await lookForPosition();
    locate(darLasram);
    await vi.waitFor(() => expect(walkTo?.('4').walk).toBe(0));
    expect(said()).toBe(`${fr['walk.fromHere']} Position connue à 30\u00a0m près.`);
  });
});
