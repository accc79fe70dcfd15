import { FARTHEST_METRES, metresBetween } from '../../domain/place/walking.ts';
import type { Position } from '../../domain/place/places.ts';
import type { nearKeys } from './now-markup.ts';

/** The position, or null, and what is to be said of it. */
export interface Whereabouts {
  position: Position | null;
  key: (typeof nearKeys)[number];
}

const WAIT_MS = 15_000;
/** Nobody walks far in that time, and the device need not be asked again. */
const FRESH_MS = 60_000;

/**
 * Asks the device where the visitor is. It is not sent anywhere, and not stored.
 * @param venues of which one must be within a walk.
 */
export async function whereIAm(venues: readonly Position[]): Promise<Whereabouts> {
  const asked = await ask();
  if ('key' in asked) return { position: null, key: asked.key };
  const isNear = venues.some((venue) => metresBetween(asked, venue) <= FARTHEST_METRES);
  return isNear ? { position: asked, key: 'now.fromHere' } : { position: null, key: 'now.farAway' };
}

function ask(): Promise<Position | Pick<Whereabouts, 'key'>> {
  return new Promise((resolve) => {
    // Pages that do not come by https have no such interface in some browsers.
    if (!('geolocation' in navigator)) {
      resolve({ key: 'now.noPosition' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve({ key: 'now.refused' });
        else resolve({ key: code === TIMEOUT ? 'now.tooLong' : 'now.noPosition' });
      },
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}
