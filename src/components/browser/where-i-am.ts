import { FARTHEST_METRES, metresBetween, roundedAccuracy } from '../../domain/place/walking.ts';
import type { Position } from '../../domain/model/core.ts';
import { MINUTE_MS } from '../../domain/time/durations.ts';
import { fill } from '../../i18n/fill.ts';
import type { KeyUnder } from '../../i18n/translate.ts';

type Whereabouts =
  /** `accuracy`: the visitor is within this many metres of the position. */
  | { position: Position; accuracy: number }
  | { position: null; problem: 'refused' | 'noPosition' | 'tooLong' | 'farAway' };

const WAIT_MS = 15_000;
/** Age up to which a known position is used again: nobody walks far in that time. */
const FRESH_MS = MINUTE_MS;

interface Search {
  words: Record<KeyUnder<'walk'>, string>;
  say: (text: string) => void;
  isLast: () => boolean;
}

/**
 * Asks the device where the visitor is, and says so, or why that is unknown. The position is neither sent nor stored.
 * @param venues of which one must be within walking distance.
 * @returns the position with a text about it; null if it is unknown or arrives after a later choice.
 */
export async function locate(venues: readonly Position[], { words, say, isLast }: Search) {
  say(words['walk.locating']);
  const found = await ask(venues);
  if (!isLast()) return null;
  if (found.position === null) {
    say(words[`walk.${found.problem}`]);
    return null;
  }
  const metres = roundedAccuracy(found.accuracy);
  return { ...found, text: `${words['walk.fromHere']} ${fill(words['walk.accuracy'], { metres })}` };
}

function ask(venues: readonly Position[]): Promise<Whereabouts> {
  return new Promise((resolve) => {
    // Some browsers lack this interface on pages that are not loaded by https.
    if (!('geolocation' in navigator)) {
      resolve({ position: null, problem: 'noPosition' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const position = { latitude, longitude };
        const isNear = venues.some((venue) => metresBetween(position, venue) <= FARTHEST_METRES);
        resolve(isNear ? { position, accuracy } : { position: null, problem: 'farAway' });
      },
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve({ position: null, problem: 'refused' });
        else resolve({ position: null, problem: code === TIMEOUT ? 'tooLong' : 'noPosition' });
      },
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Number of starts chosen so far: a position that arrives after a later choice is too late. */
let choices = 0;

/** Registers the choice of a start. @returns a function that checks whether this choice is still the last. */
export function registerStartChoice(): () => boolean {
  const choice = ++choices;
  return () => choice === choices;
}

/** Finds the start that a button chooses. The button is busy meanwhile, and does nothing when pressed again. */
export async function findStartFor(button: Element | null, find: (isLast: () => boolean) => Promise<void>) {
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  try {
    await find(registerStartChoice());
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
