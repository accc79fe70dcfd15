import type { SSRResult } from 'astro';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';

/**
 * Keeps Astro from writing its code for islands into every page, before the first island. That code is part of the
 * script of every page (see `islands.client.ts`), and is loaded once.
 */
export const SharedIslandCode = createComponent((result: SSRResult) => {
  const { _metadata: written } = result;
  written.hasHydrationScript = true;
  for (const directive of result.clientDirectives.keys()) written.hasDirectives.add(directive);
  return renderTemplate``;
});
