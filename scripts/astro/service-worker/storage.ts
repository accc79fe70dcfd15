/**
 * Does something with storage that a page does not depend on. Storage may be full, damaged or forbidden by the browser:
 * then the visitor has the network alone, as without a worker, and the console says so.
 */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('The browser’s storage cannot be used:', error);
    return undefined;
  }
}

/** Servers may answer differently to other headers; what is kept is the answer that this browser got. */
export const ANY_HEADERS = { ignoreVary: true } as const;

/** Whether the visitor has asked the browser to save data: then nothing is fetched beyond what a page needs. Only some browsers tell. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** What is found first, looking in one after the other. */
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
