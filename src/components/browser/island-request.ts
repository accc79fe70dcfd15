declare global {
  interface Window {
    /** Requests to islands, by event name, until the directive that hydrates the island has taken them. */
    islandRequests?: Map<string, CustomEvent<unknown>>;
  }
}

/**
 * Asks the island whose directive names this event (`client:intent={{ event }}`) to hydrate and act. A page's scripts
 * run as they arrive, in any order, so a request without a listener is kept.
 */
export function requestIsland(event: string, detail?: unknown): void {
  const request = new CustomEvent(event, { detail });
  (window.islandRequests ??= new Map()).set(event, request);
  window.dispatchEvent(request);
}

/** Takes the request that was made with this event; undefined if there is none, or it was already taken. */
export function takeIslandRequest(event: string): CustomEvent<unknown> | undefined {
  const request = window.islandRequests?.get(event);
  window.islandRequests?.delete(event);
  return request;
}

/**
 * Event that an island dispatches within itself, once it handles the controls that it has elsewhere in the page
 * (`controls` of `client:intent`).
 */
export const CONTROLS_READY = 'controls:ready';
