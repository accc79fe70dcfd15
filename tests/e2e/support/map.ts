import type { Page } from '@playwright/test';

/** The tile server is away: what remains is ours. @returns the tiles that were asked for. */
export async function withoutTiles(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    requestedUrls.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  return requestedUrls;
}
