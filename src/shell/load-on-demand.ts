/** @throws Error if it cannot be loaded. */
export const loadOnDemand = () => import('./on-demand.client.ts');
