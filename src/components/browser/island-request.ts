declare global {
  interface Window {
    /** Details of what was requested of islands, by event, until the directive that wakes them has seen it. */
    islandRequests?: Map<string, unknown>;
  }
}

/**
 * Asks the island whose directive names this event (`client:intent={{ event }}`) to wake and act. A page's scripts run as
 * they arrive, in any order, so a request that nobody listens to yet is kept.
 */
export function requestOfIsland(event: string, detail?: unknown): void {
  (window.islandRequests ??= new Map()).set(event, detail);
  window.dispatchEvent(new CustomEvent(event, { detail }));
}

/** The request that was made with this event, if it is not taken yet. */
export function takeIslandRequest(event: string): CustomEvent<unknown> | undefined {
  const requests = window.islandRequests;
  const request = requests?.has(event) ? new CustomEvent(event, { detail: requests.get(event) }) : undefined;
  requests?.delete(event);
  return request;
}
