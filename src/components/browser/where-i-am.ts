import { FARTHEST_METRES, metresBetween } from '../../domain/place/walking.ts';
import type { Position } from '../../domain/model/core.ts';

/** Where the visitor is, or why that is not known. */
export type Whereabouts =
  /** `accuracy`: the visitor is within so many metres of the position. */
  | { position: Position; accuracy: number }
  | { position: null; problem: 'refused' | 'noPosition' | 'tooLong' | 'farAway' };

const WAIT_MS = 15_000;
/** Nobody walks far in that time, and the device need not be asked again. */
const FRESH_MS = 60_000;

/**
 * Asks the device where the visitor is. It is not sent anywhere, and not stored.
 * @param venues of which one must be within a walk.
 */
export async function whereIAm(venues: readonly Position[]): Promise<Whereabouts> {
  const answer = await ask();
  if (answer.position === null) return answer;
  const { position } = answer;
  const isNear = venues.some((venue) => metresBetween(position, venue) <= FARTHEST_METRES);
  return isNear ? answer : { position: null, problem: 'farAway' };
}

function ask(): Promise<Whereabouts> {
  return new Promise((resolve) => {
    // Pages that do not come by https have no such interface in some browsers.
    if (!('geolocation' in navigator)) {
      resolve({ position: null, problem: 'noPosition' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude }, accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve({ position: null, problem: 'refused' });
        else resolve({ position: null, problem: code === TIMEOUT ? 'tooLong' : 'noPosition' });
      },
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Counts the choices of a start: a position that comes after a later one is too late. */
let choices = 0;

/** A start is chosen. @returns whether it is still the last one. */
export function chooseStart(): () => boolean {
  const choice = ++choices;
  return () => choice === choices;
}

/** Looks for the start that a button chooses, which is busy so long, and does nothing when pressed again. */
export async function startBy(
  button: Element | null,
  find: (isLast: () => boolean) => Promise<void>,
): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  try {
    await find(chooseStart());
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
