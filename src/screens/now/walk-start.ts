import { whereIAm } from '../../components/browser/where-i-am.ts';
import { roundedAccuracy, walkingMinutes } from '../../domain/place/walking.ts';
import type { Position } from '../../domain/place/places.ts';
import { fill } from '../../i18n/fill.ts';
import { NEAR, POSITION, WALKS } from './now-markup.ts';
import { wordsOf } from './now-words.ts';

/** Minutes on foot to the venue of an id; null when either end is unknown. */
export type WalkTo = (venue: string) => number | null;

/** Counts the choices of a start: a position that comes after a later one is too late. */
let choices = 0;

/** The position that an option to start from has; null for the one that is nowhere. */
function positionOf(option: HTMLOptionElement | undefined): Position | null {
  const [latitude, longitude] = option?.getAttribute(POSITION)?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Counts walks from the venue that is selected, or from where the visitor is, and says from where. */
export function walkStart(root: HTMLElement, onStart: (walkTo: WalkTo) => void) {
  const word = wordsOf(root);
  const select = root.querySelector('select');
  const near = root.querySelector(`[${NEAR}]`);
  const venues = new Map([...(select?.options ?? [])].map((option) => [option.value, positionOf(option)]));
  const say = (text: string): void => {
    const status = root.querySelector(`[${WALKS}]`);
    if (status) status.textContent = text;
  };
  const startAt = (start: Position | null): void =>
    onStart((venue) => {
      const end = venues.get(venue);
      return start && end ? walkingMinutes(start, end) : null;
    });

  return {
    /** For an address that names no venue of the list. */
    unknownVenue: (): void => say(word('now.unknownVenue')),

    fromVenue(): void {
      choices += 1;
      const option = select?.selectedOptions[0];
      const position = positionOf(option);
      near?.setAttribute('aria-pressed', 'false');
      say(position ? fill(word('now.fromVenue'), { place: option?.text.trim() ?? '' }) : word('now.privacy'));
      startAt(position);
    },

    async fromHere(): Promise<void> {
      if (near?.getAttribute('aria-busy') === 'true') return;
      const choice = ++choices;
      say(word('now.locating'));
      near?.setAttribute('aria-busy', 'true');
      const whereabouts = await whereIAm([...venues.values()].filter((venue) => venue !== null));
      near?.removeAttribute('aria-busy');
      if (choice !== choices) return;
      near?.setAttribute('aria-pressed', String(whereabouts.position !== null));
      if (whereabouts.position === null) {
        say(word(`now.${whereabouts.problem}`));
        return;
      }
      const metres = roundedAccuracy(whereabouts.accuracy);
      say(`${word('now.fromHere')} ${fill(word('map.accuracy'), { metres })}`);
      if (select) select.value = '';
      history.replaceState(null, '', location.pathname);
      startAt(whereabouts.position);
    },
  };
}
