declare global {
  interface Window {
    /** Requests to islands, by island name, until the directive that wakes the island has taken them. */
    islandRequests?: Map<string, CustomEvent<unknown>>;
  }
}

/**
 * Asks the island whose directive names this event (`client:intent={{ event }}`) to wake and act. A page's scripts run as
 * they arrive, in any order, so a request without a listener is kept.
 */
export function requestOfIsland(event: string, detail?: unknown): void {
  const request = new CustomEvent(event, { detail });
  (window.islandRequests ??= new Map()).set(event, request);
  window.dispatchEvent(request);
}

/** The request that was made with this event, if it is not taken yet. */
export function takeIslandRequest(event: string): CustomEvent<unknown> | undefined {
  const request = window.islandRequests?.get(event);
  window.islandRequests?.delete(event);
  return request;
}

/**
 * Dispatched within an island, by the island, once it answers to the controls it has elsewhere in the page
 * (`controls` of `client:intent`).
 */
export const CONTROLS_READY = 'controls:ready';
