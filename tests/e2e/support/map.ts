import type { Page } from '@playwright/test';

/** Makes the tile server unreachable. @returns the addresses of the tiles that are requested. */
export async function withoutTiles(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    requestedUrls.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  return requestedUrls;
}
