import './near-styles.ts';
import { whereIAm } from '../../../components/browser/where-i-am.ts';
import type { Id } from '../../../domain/model/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { isLang } from '../../../i18n/lang.ts';
import { dataPath } from '../../../i18n/paths.ts';
import { fetchData } from '../../../stores/fetch-own.ts';
import { $walkStart, type WalkStart } from '../../../stores/walk-start.ts';
import { NEAR_BUTTON, NEAR_ID, NEAR_STATUS, venueAnchor } from '../map-markup.ts';
import { drawSelf } from './draw-self.ts';
import type { NearData, NearWords } from './near-model.ts';
import { orderVenues } from './order-venues.ts';

let loaded: Promise<NearData> | undefined;
/** Counts the choices of a start: a position that comes after a later one is too late. */
let choices = 0;

const part = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${NEAR_ID} ${selector}`);

/** Sorts the list of venues by the walk from where the visitor is. @throws Error when its data cannot be had. */
export async function walksFromHere(): Promise<void> {
  const button = part(`[${NEAR_BUTTON}]`);
  if (button?.getAttribute('aria-busy') === 'true') return;
  const choice = ++choices;
  button?.setAttribute('aria-busy', 'true');
  try {
    const data = await nearData();
    const { words } = data;
    say(words['now.locating']);
    const whereabouts = await whereIAm(Object.values(data.positions));
    if (choice !== choices) return;
    if (whereabouts.position === null) say(words[`now.${whereabouts.problem}`]);
    else {
      const { position, accuracy } = whereabouts;
      startAt({ position, accuracy, placeId: null }, data);
      say(`${words['now.fromHere']} ${accuracyText(accuracy, words)}`, words);
    }
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

/** Sorts it by the walk from a venue, and leads there. @throws Error when its data cannot be had. */
export async function walksFromVenue(placeId: Id): Promise<void> {
  const choice = ++choices;
  const data = await nearData();
  const position = data.positions[placeId];
  if (!position || choice !== choices) return;
  startAt({ position, placeId }, data);
  const place = document.querySelector(`#${venueAnchor(placeId)} :is(h2, h3)`)?.textContent.trim() ?? '';
  say(fill(data.words['now.fromVenue'], { place }), data.words);
  const root = document.getElementById(NEAR_ID);
  root?.scrollIntoView({ block: 'start' });
  root?.focus({ preventScroll: true });
}

function startAt(start: WalkStart | null, data: NearData): void {
  $walkStart.set(start);
  orderVenues(start, data);
  drawSelf(start, data);
  part(`[${NEAR_BUTTON}]`)?.setAttribute('aria-pressed', String(start?.placeId === null));
}

/** A device is never right to the metre, and a network is right to some hundreds. */
function accuracyText(accuracy: number, words: NearWords): string {
  const step = accuracy > 100 ? 100 : 10;
  return fill(words['map.accuracy'], { metres: Math.max(step, Math.ceil(accuracy / step) * step) });
}

/** Says from where walks are counted, or why not. @param words where the order of the map can be had back. */
function say(text: string, words?: NearWords): void {
  const status = part(`[${NEAR_STATUS}]`);
  if (status) status.textContent = text;
  part('[data-map-order]')?.remove();
  if (!words) return;
  const back = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'link',
    textContent: words['map.mapOrder'],
  });
  back.dataset['mapOrder'] = '';
  back.addEventListener('click', () => {
    part(`[${NEAR_BUTTON}]`)?.focus();
    startAt(null, { words, positions: {} });
    say(words['now.privacy']);
  });
  status?.after(back);
}

/** @throws Error when it cannot be had; the next time tries again. */
function nearData(): Promise<NearData> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<NearData> {
  const { lang } = document.documentElement;
  if (!isLang(lang)) throw new Error(`The page is in “${lang}”, which is no language of the site`);
  return fetchData(dataPath(lang, 'near'));
}
