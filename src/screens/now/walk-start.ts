import { locate, registerStartChoice, findStartFor } from '../../components/browser/where-i-am.ts';
import { walkingMinutes, walkLength } from '../../domain/place/walking.ts';
import type { Position } from '../../domain/model/core.ts';
import type { NowRow } from './draw-now.ts';
import { fill } from '../../i18n/fill.ts';
import type { KeyUnder } from '../../i18n/translate.ts';
import { NEAR, POSITION, WALKS, WORDS } from './now-markup.ts';

/** Returns the walk to the venue with this id, in minutes and in words; null if either end is unknown. */
export type WalkTo = (venue: string) => Pick<NowRow, 'walk' | 'walkText'>;
export type OnStart = (walkTo: WalkTo) => void;

const PARAMETER = 'from';

/** Returns the position of an option; null for the option without a venue. */
function positionOf(option: HTMLOptionElement | undefined): Position | null {
  const [latitude, longitude] = option?.getAttribute(POSITION)?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Computes walks from the selected venue or the visitor's position, and shows where they start. */
export function walkStart(root: HTMLElement, onStart: OnStart) {
  const words = JSON.parse(root.getAttribute(WORDS) ?? '{}') as Record<
    KeyUnder<'walk'> | 'now.unknownVenue',
    string
  >;
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
      if (!start || !end) return { walk: null, walkText: null };
      const walk = walkingMinutes(start, end);
      return { walk, walkText: fill(words[`walk.${walkLength(walk)}`], { count: walk }) };
    });
  const startAtVenue = (): void => {
    registerStartChoice();
    const option = select?.selectedOptions[0];
    const position = positionOf(option);
    near?.setAttribute('aria-pressed', 'false');
    say(
      position ? fill(words['walk.fromVenue'], { place: option?.text.trim() ?? '' }) : words['walk.privacy'],
    );
    startAt(position);
  };

  return {
    /** Starts at the venue that the address names, which may be missing from the list. */
    fromAddress(): void {
      const named = new URLSearchParams(location.search).get(PARAMETER);
      if (!select || !named) return;
      select.value = named;
      if (select.value === named) {
        startAtVenue();
        return;
      }
      select.value = '';
      say(words['now.unknownVenue']);
    },

    fromVenue(): void {
      const query = select?.value && `?${PARAMETER}=${select.value}`;
      history.replaceState(null, '', location.pathname + (query ?? ''));
      startAtVenue();
    },

    fromHere: (): Promise<void> =>
      findStartFor(near, async (isLast) => {
        const known = [...venues.values()].filter((venue) => venue !== null);
        const here = await locate(known, { words, say, isLast });
        near?.setAttribute('aria-pressed', String(here !== null));
        if (!here) return;
        say(here.text);
        if (select) select.value = '';
        history.replaceState(null, '', location.pathname);
        startAt(here.position);
      }),
  };
}
