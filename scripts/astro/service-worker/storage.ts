/**
 * Runs an operation on storage that a page does not depend on. Storage may be full, damaged or forbidden by the
 * browser: then only the network is used, as without a worker, and the console shows a warning.
 */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('The browser’s storage cannot be used:', error);
    return undefined;
  }
}

/** Ignores `Vary`: servers may answer other headers differently, but what is kept is the response to this browser. */
export const ANY_HEADERS = { ignoreVary: true } as const;

/** Whether the visitor saves data, so that only what a page needs is fetched. Only some browsers report it. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Searches places one after the other and returns what is found first. */
export async function firstFound<Place, Found>(
  places: readonly Place[],
  find: (place: Place) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const place of places) {
    const found = await find(place);
    if (found !== undefined) return found;
  }
  return undefined;
}
